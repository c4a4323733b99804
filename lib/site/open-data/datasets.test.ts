import { datasetColumns } from '#content/messages/open-data.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import type { Notice, Publication } from '#lib/site/campus-client/types.ts';
import { catalogueOf } from '#lib/site/site-content/programmes.ts';
import { siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { columnNames, datasetIds, datasetPath, readDatasetFile } from './datasets.ts';
import { toNoticeRow } from './notice-rows.ts';
import { programmeRows, publicationRows, writeDatasetCsv, writeDatasetJson } from './serve-dataset.ts';

jest.mock('#lib/platform/routes/absolute-url.ts', () => ({
  absoluteUrl: (path: string) => `https://campus.example${path}`,
}));

const notice: Notice = {
  id: '7',
  description: '=HYPERLINK("https://evil.example"), "BBS" नतिजा\nदोस्रो हरफ',
  letterNumber: '१२/०८३',
  created: parseAdDate('2026-11-21'),
  createdAt: '2026-11-20T18:15:00.000Z',
  lastDate: null,
  attachments: [{ fileName: 'a.pdf', downloadName: 'Result 2083.pdf' }],
};

const file = 'https://campus.example/files/a.pdf?name=Result%202083.pdf';

test('each dataset has an address for each format in the route table', () => {
  for (const id of datasetIds)
    for (const format of ['csv', 'json'] as const) {
      const path = datasetPath(id, format);
      expect(matchRoute(path)?.path).toBe('/data/{dataset}');
      expect(readDatasetFile(path.replace('/data/', ''))).toEqual({ id, format });
    }
  for (const other of ['notices.xml', 'notices', 'staff.csv', 'constructor.json', '../notices.csv'])
    expect(readDatasetFile(other)).toBeNull();
});

test('a notice is a row with both calendars and the addresses of its files', () => {
  expect(toNoticeRow(notice, ['exam', 'administration'])).toEqual({
    id: '7',
    url: 'https://campus.example/notice/item/7',
    text: notice.description,
    categories: ['exam', 'administration'],
    letter_number: '१२/०८३',
    published: '2026-11-21',
    published_bs: '2083-08-05',
    closing: null,
    closing_bs: null,
    files: [file],
    replaced_by: null,
  });
});

test('a closing date in a year that is not confirmed is marked as provisional', () => {
  const row = toNoticeRow({ ...notice, lastDate: parseAdDate('2027-04-18') }, []);
  expect(row.closing_bs).toBe('2084-01-05 (provisional)');
});

test('a CSV file has all columns in their order, quotes what it must, and no cell is a formula', () => {
  const csv = writeDatasetCsv('notices', [toNoticeRow(notice, ['exam', 'administration'])]);
  expect(csv).toBe(
    `\ufeff${Object.keys(datasetColumns.notices).join(',')}\r\n` +
      `7,https://campus.example/notice/item/7,"'=HYPERLINK(""https://evil.example""), ""BBS"" नतिजा\nदोस्रो हरफ",exam administration,` +
      `१२/०८३,2026-11-21,2083-08-05,,,${file},\r\n`,
  );
});

test('a JSON file names its publisher and its licence, and has null for missing values', () => {
  const source = { publisher: 'Test Campus', url: 'https://campus.example/data/notices.json', licence: null };
  const row = toNoticeRow(notice, []);
  expect(JSON.parse(writeDatasetJson('notices', [row], source))).toEqual({
    dataset: 'notices',
    ...source,
    rows: [row],
  });
});

test('a publication has its titles in both languages', () => {
  const publication: Publication = {
    id: '3',
    description: 'Journal 4',
    editors: '',
    publisher: 'Research Cell',
    about: '',
    published: parseAdDate('2026-04-14'),
    attachments: [],
    nepali: { description: 'जर्नल ४' },
  };
  const [row] = publicationRows([publication]);
  expect(row).toEqual({
    id: '3',
    url: 'https://campus.example/publication#publication-3',
    title_en: 'Journal 4',
    title_ne: 'जर्नल ४',
    editors: null,
    publisher: 'Research Cell',
    published: '2026-04-14',
    published_bs: '2083-01-01',
    files: [],
  });
  expect(Object.keys(row ?? {})).toEqual(columnNames('publications'));
});

test('programmes have their fees, unless these are samples', () => {
  const programme = {
    name: { en: 'BBS', ne: 'बीबीएस' },
    level: 'bachelor',
    position: 1,
    about: { en: 'Business studies' },
    faculty: 'management',
    years: 4,
    seats: 120,
    eligibility: [],
    fee: { firstYear: 25_000, whole: 90_000 },
    inNotices: [],
  };
  const texts = { levels: [], faculties: [], steps: [], scholarships: [] };
  const rowsOf = (figuresAreSamples: boolean) =>
    programmeRows(
      catalogueOf(
        siteOf([
          { key: 'programme/bbs', content: programme },
          { key: 'programmes', content: { ...texts, figuresAreSamples } },
        ]),
      ),
    );
  expect(rowsOf(false)).toMatchObject([{ id: 'bbs', name_ne: 'बीबीएस', seats: 120, fee_first_year: 25_000 }]);
  expect(rowsOf(true)).toMatchObject([{ id: 'bbs', years: 4, seats: null, fee_first_year: null, fee_whole: null }]);
  expect(programmeRows(null)).toEqual([]);
});
