import { sampleContent } from '#campus-api/campus/sample-content.ts';
import type { FlashNotice, Notice } from '#lib/site/campus-client/types.ts';
import { catalogueOf, type ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { type AdDate, isAdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { partsOf } from './body-parts.ts';
import { noticeIdOfFlash } from './notice-of-flash.ts';
import { noticeTitle, translated } from './notice-title.ts';
import { programmeNotices, programmesIn, syllabusNotice } from './programme-notices.ts';
import { wordsPattern } from './words-pattern.ts';

describe('titles of notices', () => {
  test('a long title is cut between words', () => {
    expect(noticeTitle('Exam routine')).toBe('Exam routine');
    expect(noticeTitle('word '.repeat(40))).toBe(`${'word '.repeat(22)}…`);
  });

  test('an overlong word is cut within', () => {
    expect(noticeTitle(`See ${'x'.repeat(500)}`)).toBe(`See ${'x'.repeat(106)} …`);
  });
});

test.each([
  ['Holiday', 'बिदा', { en: 'Holiday', ne: 'बिदा' }],
  ['बिदा', 'Holiday', { en: 'Holiday', ne: 'बिदा' }],
  ['बिदा', undefined, { en: 'बिदा', ne: 'बिदा' }],
])('a notice “%s” with the translation “%s” has the words of each language', (description, translation, words) => {
  const inLanguage = (locale: 'en' | 'ne') => translated({ description, translation }, locale).description;
  expect({ en: inLanguage('en'), ne: inLanguage('ne') }).toEqual(words);
});

describe('words in notices', () => {
  const matches = (words: string[], text: string) => wordsPattern(words).test(normalize(text));

  test.each([
    [['Physics'], 'Practical groups in PHYSICS, first year'],
    [['BSc practical', 'भौतिकशास्त्र'], 'भौतिकशास्त्रको प्रयोगात्मक परीक्षा'],
    [['बी.बी.एस.'], 'बी.बी.एस. चौथो वर्ष'],
    [['C++ (2)'], 'Lessons in C++ (2) begin'],
  ])('the words %j are found in "%s"', (words, text) => expect(matches(words, text)).toBe(true));

  test.each([
    [['BBA'], 'Rabbani and BBAs'],
    [['Physics'], 'Metaphysics'],
    [['शास्त्र'], 'भौतिकशास्त्र'],
    [[], 'Any notice'],
    [[' '], 'Any notice'],
  ])('the words %j are not found in "%s"', (words, text) => expect(matches(words, text)).toBe(false));
});
describe('notices of programmes', () => {
  const { notices } = sampleContent();

  function catalogueOfSample(): ProgrammeCatalogue {
    const ofSample = catalogueOf(sampleSite);
    if (ofSample === null) throw new Error('the sample has no programmes');
    return ofSample;
  }

  const catalogue = catalogueOfSample();
  const admissionNotices = notices.filter(({ departmentIds }) => departmentIds.includes(12));

  function day(text: string): AdDate {
    if (isAdDate(text)) return text;
    throw new Error(`not a day: ${text}`);
  }

  const notice = (id: string, description: string, lastDate: string | null): Notice => ({
    id,
    description,
    created: null,
    createdAt: null,
    lastDate: lastDate === null ? null : day(lastDate),
    attachments: [],
  });

  const sample = admissionNotices.map(({ id, description, lastDate }) =>
    notice(String(id), description, lastDate ?? null),
  );
  const today = day('2026-11-22');
  const idsOf = (id: string) => {
    const { open, last } = programmeNotices(sample, catalogue, id, today);
    return { open: open.map((each) => each.id), last: last?.id ?? null };
  };

  test.each([
    ['Admission open: BSc CSIT, BIT and BCA', ['bsc-csit', 'bit', 'bca']],
    ['B.Sc. first year, physical group', ['bsc']],
    ['बी.एस्सी. पहिलो वर्षको भर्नासम्बन्धी सूचना', ['bsc']],
    ['स्नातक तह (बी.ए., बी.एड., बी.बी.एस.) मा भर्ना', ['ba', 'bed', 'bbs']],
    ['बीबीएसको दोस्रो सूची', ['bbs']],
    ['बिबिएस पहिलो वर्ष', ['bbs']],
    ['One-year BEd: admission for graduates', ['one-year-bed']],
    ['The one-year BEd begins', ['one-year-bed']],
    ['Admission to MA Sociology, MA Economics and MBS', ['ma-sociology', 'ma-economics', 'mbs']],
    ['एम.ए. पहिलो सेमेस्टर', ['ma-english', 'ma-nepali', 'ma-economics', 'ma-sociology']],
    ['एम. फिल. शिक्षाशास्त्र कार्यक्रममा भर्ना', ['mphil-education']],
    ['A bit late, with Mary of the med centre and the BBSX', []],
  ])('“%s” names its programmes and no others', (text, expected) => {
    expect([...programmesIn(catalogue, text)]).toEqual(expected);
  });

  test('a programme has its open notices, the next to close first, and the last closed one', () => {
    expect(idsOf('bsc-csit')).toEqual({ open: ['322'], last: '307' });
    expect(idsOf('ma-nepali')).toMatchObject({ open: ['321'] });
    expect(idsOf('bhm')).toMatchObject({ open: [] });
    expect(idsOf('bbs').open).toEqual(['320']);
  });

  test('a notice about the admission to a level belongs to all its programmes and to no other level', () => {
    const all = [
      notice('1', 'Admission to bachelor’s programmes', '2026-12-01'),
      notice('2', 'स्नातकोत्तर तहको भर्ना', '2026-12-02'),
    ];
    const open = (id: string) => programmeNotices(all, catalogue, id, today).open.map((each) => each.id);
    expect([open('bed'), open('med')]).toEqual([['1'], ['2']]);
  });

  test('the syllabus of a programme is the newest matching download', () => {
    const all = [
      notice('4', 'Fee of BBS', null),
      notice('3', 'Syllabus of BSc CSIT', null),
      notice('2', 'बी.बी.एस. को पाठ्यक्रम', null),
      notice('1', 'Syllabus of BBS', null),
    ];
    expect([syllabusNotice(all, catalogue, 'bbs')?.id, syllabusNotice(all, catalogue, 'bsc')]).toEqual(['2', null]);
  });

  test('a notice that closes today is open; those without a last date or closed long ago are omitted', () => {
    const all = [notice('1', 'BBS', '2026-11-22'), notice('2', 'BBS', null), notice('3', 'BBS', '2024-11-22')];
    expect(programmeNotices(all, catalogue, 'bbs', today)).toMatchObject({ open: [{ id: '1' }], last: null });
  });

  test('a programme lists the next 20 of the open notices that a foreign API invents, and the number of the others', () => {
    const all = Array.from({ length: 7000 }, (_, index) => notice(`${index}`, 'BBS admission', '2027-01-01'));
    const { open, more } = programmeNotices(all, catalogue, 'bbs', today);
    expect([open.length, more]).toEqual([20, 6980]);
  });

  test('replaced notices are neither open, the last closed one nor the syllabus', () => {
    const replaced = { replacedBy: '9' };
    const all = [
      { ...notice('1', 'Syllabus of BBS', '2026-12-01'), ...replaced },
      { ...notice('2', 'BBS', '2026-11-01'), ...replaced },
    ];
    expect(programmeNotices(all, catalogue, 'bbs', today)).toEqual({ open: [], more: 0, last: null });
    expect(syllabusNotice(all, catalogue, 'bbs')).toBeNull();
  });

  test('a campus that names neither programmes nor levels in notices has no notices of its programmes', () => {
    const unnamed: ProgrammeCatalogue = {
      ...catalogue,
      levels: catalogue.levels.map((level) => ({
        ...level,
        inNotices: [],
        programmes: level.programmes.map((programme) => ({ ...programme, inNotices: [] })),
      })),
    };
    expect([...programmesIn(unnamed, 'Admission to BBS and बी.बी.एस.')]).toEqual([]);
    expect(programmeNotices(sample, unnamed, 'bbs', today)).toEqual({ open: [], more: 0, last: null });
  });
});
describe('notices of flash notices', () => {
  const days = { created: parseAdDate('2026-11-20'), lastDate: parseAdDate('2027-01-10') };
  const notice = (id: string, description: string, rest = {}): Notice => ({
    ...{ id, description, ...days, createdAt: null, attachments: [] },
    ...rest,
  });
  const flash = (description: string, rest = {}): FlashNotice => ({
    id: '1',
    description,
    pictures: [],
    ...days,
    ...rest,
  });

  test('a flash notice links to the chosen notice, not to one with the same text or dates', () => {
    const others = [notice('7', 'Admission open')];
    expect(noticeIdOfFlash(flash('Admission open', { noticeId: '3' }), others)).toBe('3');
  });

  test('a flash notice without a chosen notice has no link', () => {
    expect(noticeIdOfFlash(flash('Admission open', { noticeId: null }), [notice('7', 'Admission open')])).toBeNull();
  });

  test('if the API sends no choice, a flash notice links to the notice with the same text, regardless of its dates', () => {
    const others = [notice('7', 'Admission open')];
    expect(noticeIdOfFlash(flash('ADMISSION open', { lastDate: null }), others)).toBe('7');
  });

  test('if the API sends no choice, a flash notice links to the only notice with the same dates', () => {
    const others = [notice('8', 'Other', { lastDate: null }), notice('9', 'Another', { created: null })];
    expect(noticeIdOfFlash(flash('Apply now'), [...others, notice('7', 'Admission')])).toBe('7');
    expect(noticeIdOfFlash(flash('Apply now'), [notice('6', 'Hostel'), notice('7', 'Admission')])).toBeNull();
    expect(noticeIdOfFlash(flash('Book fair', { lastDate: null }), others)).toBeNull();
  });
});

describe('parts of pages', () => {
  /** The parts with texts instead of texts in two languages. */
  function bare(text: string) {
    return JSON.parse(JSON.stringify(partsOf(text)), (_, value) => value?.en ?? value);
  }

  test('each line of a text is a paragraph, a heading, a point or a row of a table', () => {
    const text = [
      'Applications are invited.',
      'Bring:',
      '- a form',
      '• a photo',
      '## Posts',
      'Post\tNumber',
      'Guard\t2',
      'Cook\t',
      '',
      'Apply soon.',
    ].join('\r\n');
    expect(bare(text)).toEqual([
      { paragraphs: ['Applications are invited.', 'Bring:'], points: ['a form', 'a photo'] },
      {
        heading: 'Posts',
        table: {
          caption: '',
          columns: ['Post', 'Number'],
          rows: [
            ['Guard', '2'],
            ['Cook', null],
          ],
        },
      },
      { paragraphs: ['Apply soon.'] },
    ]);
  });

  test.each([
    ['', []],
    [' \n\n ', []],
    ['A | B', [{ paragraphs: ['A B'] }]],
    ['# ', [{ paragraphs: ['#'] }]],
  ])('the text %j has the parts %j', (text, parts) => {
    expect(bare(text)).toEqual(parts);
  });

  test('markup is text, not markup', () => {
    const text = '<script>alert(1)</script>\n# <img src=x onerror=alert(1)>';
    expect(bare(text)).toEqual([
      { paragraphs: ['<script>alert(1)</script>'] },
      { heading: '<img src=x onerror=alert(1)>' },
    ]);
  });

  test('two lists and two tables in a row stay apart', () => {
    expect(bare('- a\n\n- b')).toEqual([{ points: ['a'] }, { points: ['b'] }]);
  });

  test('a table is cut after 5,000 cells', () => {
    const [{ table }] = bare(Array.from({ length: 4000 }, () => 'a|b').join('\n'));
    expect(table.rows).toHaveLength(2500);
  });
});
