import { fromDayNumber } from '#lib/platform/calendar/ad-date.ts';
import type { Block, PageContent } from '#lib/site/documents/types.ts';
import {
  type DocumentIndex,
  indexDocuments,
  prepareDocument,
  searchDocumentIndex,
  wordsOfPage,
} from './document-index.ts';

const dayOf = (day: number) => fromDayNumber(Date.UTC(2026, 10, day) / 86_400_000);

const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const table = (...rows: string[][]): Block => ({ kind: 'table', rows, hasHeader: false });

interface Sample {
  id: number;
  title: string;
  name: string;
  pages: PageContent[];
}

const result: Sample = {
  id: 3,
  title: 'Results of BBS fourth year',
  name: 'result.pdf',
  pages: [
    page(paragraph('Office of the Controller of Examinations. First division')),
    page(table(['1', '7-2-29-144', 'Sita'], ['2', '7-2-29-145', 'Hari Bahadur'])),
    page(paragraph('दर्ता नम्बर: ७-२-०२२९-१४५-२०७९, 7290201 7290202 7290203')),
  ],
};
const routine: Sample = {
  id: 2,
  title: 'परीक्षा तालिका प्रकाशित गरिएको सूचना',
  name: 'तालिका.pdf',
  pages: [page(paragraph('अर्थशास्त्र विषयको परीक्षा पुस्तकालय भवनमा हुनेछ। नतिजा पछि प्रकाशित हुनेछ।'))],
};
const form: Sample = {
  id: 1,
  title: 'Library card',
  name: 'form.docx',
  pages: [page(paragraph('Bring two photographs to the laboratory. Examination of the laboratory'))],
};

const samples = [result, routine, form];

async function indexOf(list: readonly Sample[], previous?: DocumentIndex): Promise<DocumentIndex> {
  const texts = new Map<string, string>();
  const documents = list.map(({ id, title, name, pages }) => {
    const ownerPath = `/notice/item/${id}`;
    const file = { fileName: name, downloadName: name, path: `${ownerPath}/file/1` };
    for (const [at, each] of pages.entries()) texts.set(`${file.path}#page-${at + 1}`, wordsOfPage(each));
    return prepareDocument({ ownerPath, title, date: dayOf(id) }, file, { digest: `digest-${id}`, pages });
  });
  return indexDocuments(documents, (path) => texts.get(path) ?? '', previous);
}

let index: DocumentIndex;
beforeAll(async () => {
  index = await indexOf(samples);
});

const options = { locale: 'en', today: dayOf(22) } as const;
const find = (query: string) =>
  searchDocumentIndex(index, query, options).map(({ entry: { path } }) => decodeURIComponent(path));

test.each(['7-2-29-145', '7229145', '७२२९१४५', '7 2 29 145', '७-२-२९-१४५', 'symbol 7-2-29-145', '7-2-29-145 hari'])(
  'the number “%s” links to its page and is highlighted there',
  (query) => expect(find(query)).toEqual(['/notice/item/3/file/1#page-2:~:text=7-2-29-145']),
);

test('a number written in Devanagari is highlighted in its original spelling', () => {
  expect(find('7-2-0229-145-2079')).toEqual(['/notice/item/3/file/1#page-3:~:text=७-२-०२२९-१४५-२०७९']);
});

test.each(['7-2-29-14', '2-29-145', '7-2-29-1455', '72901', '72902017290203'])(
  'the number “%s” matches no complete number and is not found',
  (query) => expect(find(query)).toEqual([]),
);

test('each number of a list can be searched', () => {
  expect(find('7290202')).toEqual(['/notice/item/3/file/1#page-3:~:text=7290202']);
});

test.each([
  ['laboratory', '/notice/item/1/file/1#page-1'],
  ['अर्थशास्त्र', '/notice/item/2/file/1#page-1'],
  ['arthashastra', '/notice/item/2/file/1#page-1'],
  ['natija arthashastra', '/notice/item/2/file/1#page-1'],
  ['controller', '/notice/item/3/file/1#page-1'],
  ['hari bahadur', '/notice/item/3/file/1#page-2'],
])('“%s” is found on the page %s', (query, path) => expect(find(query)).toEqual([path]));

test('some of the words may match the title of the notice', () => {
  expect(find('bbs controller')).toEqual(['/notice/item/3/file/1#page-1']);
});

test('the title of the notice is not enough for a document to match', () => {
  expect(find('bbs fourth year')).toEqual([]);
});

test('missing or mistyped words match no document', () => {
  expect(find('laboratory zebra')).toEqual([]);
  expect(find('labboratory')).toEqual([]);
});

test('only documents of accepted notices are returned', () => {
  expect(
    searchDocumentIndex(index, '7-2-29-145', { ...options, accepts: (path) => path !== '/notice/item/3' }),
  ).toEqual([]);
  expect(searchDocumentIndex(index, 'laboratory', { ...options, accepts: () => false })).toEqual([]);
});

test('the newer of two documents with the same text comes first', async () => {
  const twice = await indexOf([
    { ...form, id: 5 },
    { ...form, id: 4 },
  ]);
  const paths = searchDocumentIndex(twice, 'laboratory', options).map(({ document }) => document.ownerPath);
  expect(paths).toEqual(['/notice/item/5', '/notice/item/4']);
});

test('an updated index returns the same results as a newly built one', async () => {
  const renewed = await indexOf([result, form], await indexOf([routine, form]));
  const anew = await indexOf([result, form]);
  for (const query of ['7-2-29-145', 'laboratory', 'अर्थशास्त्र', 'controller', 'examination']) {
    expect(searchDocumentIndex(renewed, query, options)).toEqual(searchDocumentIndex(anew, query, options));
  }
});
