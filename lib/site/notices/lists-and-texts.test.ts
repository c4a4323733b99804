import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { fixedCategories } from '#content/routes.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { normalizeAddress } from '#lib/platform/routes/normalize-address.ts';
import { markReplaced, replacementsIn } from '#lib/site/campus-client/mark-replaced.ts';
import type { FlashNotice, Notice } from '#lib/site/campus-client/types.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';
import { catalogueOf, type ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { readSearchRequest } from '#lib/site/site-search/search-request.ts';
import { type AdDate, fromDayNumber, isAdDate, parseAdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { findNumberPath, listPath, noticePath, noticeRowPath, searchPath, tablePath } from './addresses.ts';
import { partsOf } from './body-parts.ts';
import { type ClosingGroup, closingDates } from './closing-dates.ts';
import { feedFormatNames, feedPath } from './feed/feed-address.ts';
import { monthPath, readMonth } from './month-addresses.ts';
import { monthName, spanOf } from './month-names.ts';
import { monthOfDay, viewMonth } from './month-view.ts';
import { noticeIdOfFlash } from './notice-of-flash.ts';
import { noticeHeading, noticeTitle, translated } from './notice-title.ts';
import { noticesByDay } from './notices-by-day.ts';
import { openingsOf } from './openings.ts';
import { pageNumbers, paginate, readPageNumber } from './paging.ts';
import { programmeNotices, programmesIn, syllabusNotice } from './programme-notices.ts';
import { wordsPattern } from './words-pattern.ts';

function day(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

const list = Array.from({ length: 23 }, (_, index) => index + 1);

describe('paging', () => {
  it('puts 10 rows on a page and the rest on the last', () => {
    expect(paginate(list, 1)).toEqual({ items: list.slice(0, 10), total: 23, page: 1, pages: 3 });
    expect(paginate(list, 3)?.items).toEqual([21, 22, 23]);
    expect(paginate([], 1)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });

  it.each([0, -1, 4, 1e9, 1.5, Number.NaN])('has no page %p', (page) => {
    expect(paginate(list, page)).toBeNull();
  });

  it.each(['0', '-1', '01', '1e3', 'NaN', '', '1.5', '२', '9999999'])('rejects the page number %p', (text) => {
    expect(readPageNumber(text)).toBeNull();
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('links from page %p of %p to %p', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});

describe('a search request', () => {
  const read = (query: string) => readSearchRequest(new URLSearchParams(query));

  it('reads the first of each parameter and cleans the text', () => {
    expect(read('department=exam&q=%00+a%0A%0Ab+&page=2&q=other')).toEqual({
      department: 'exam',
      query: 'a b',
      year: 0,
      page: 2,
      fault: null,
    });
    expect(read('')).toEqual({ department: 'all', query: '', year: 0, page: 1, fault: null });
  });

  it.each([
    ['department=__proto__', 'department'],
    ['page=0', 'page'],
    ['year=83', 'year'],
    ['year=2083a', 'year'],
    ['page=1e9', 'page'],
    [`q=${'a'.repeat(201)}`, 'query'],
  ])('rejects %p because of its %s', (query, fault) => {
    expect(read(query).fault).toBe(fault);
  });

  it('reads a year in both scripts', () => {
    expect(read('year=2082').year).toBe(2082);
    expect(read('year=२०८२').year).toBe(2082);
  });

  it('accepts 200 characters after trimming, and ignores lone surrogates', () => {
    expect(isTooLong(cleanQuery(` ${'क'.repeat(200)} `))).toBe(false);
    expect(cleanQuery('a\ud800b\u0007')).toBe('a b');
  });
});

describe('addresses of lists', () => {
  it.each(['/notice/page/2', '/notice/exam/page/17', '/notice/item/322'])('accept %s', (path) => {
    expect(normalizeAddress(path)).toMatchObject({ kind: 'page', path });
  });

  it.each([
    ['/notice/exam/page/1', '/notice/exam'],
    ['/NOTICE/Exam/Page/2/', '/notice/exam/page/2'],
    ['/notice/all', '/notice'],
  ])('redirect %s to %s', (typed, to) => {
    expect(normalizeAddress(typed)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/notice/page/0',
    '/notice/page/-1',
    '/notice/page/1e9',
    '/notice/page/02',
    '/notice/all/page/2',
    '/notice/item/',
  ])('do not include %s', (typed) => expect(normalizeAddress(typed).kind).toBe('missing'));
});
describe('addresses of notices', () => {
  test.each(['all', ...Object.keys(fixedCategories)])('addresses of the category %s are in the route table', (name) => {
    for (const path of [listPath(name), listPath(name, 2)])
      expect([path, matchRoute(path)?.kind]).toEqual([path, 'page']);
    expect(matchRoute(searchPath(name, 'exam'))?.kind).toBe('dynamic');
    for (const format of feedFormatNames) {
      expect(matchRoute(feedPath(name, format))?.kind).toBe('feed');
    }
  });

  test('a notice with an invalid id links to the list', () => {
    expect(matchRoute(noticePath('a-5'))?.path).toBe('/notice/item/{id}');
    expect(noticePath('a/5')).toBe('/notice');
  });

  test.each([
    [searchPath('exam', '', { page: 2 }), '/notice/exam/page/2'],
    [searchPath('exam', '', { year: 2082, page: 2 }), '/notice/search?department=exam&year=2082&page=2'],
    [searchPath('all', 'fee'), '/notice/search?q=fee'],
    [searchPath('exam', 'fee & form', { page: 3 }), '/notice/search?department=exam&q=fee+%26+form&page=3'],
    [tablePath('/notice/item/5/file/1', 2), '/notice/item/5/file/1/table/2'],
    [tablePath('/a', 2, { q: 'Sita' }), '/a/table/2?q=Sita'],
    [tablePath('/a', 2, { sort: '-name', page: 3 }), '/a/table/2?sort=-name&page=3'],
    [findNumberPath('5'), '/notice/item/5/find'],
    [findNumberPath('5', '७४'), '/notice/item/5/find?number=%E0%A5%AD%E0%A5%AA'],
  ])('%s has the parameters that differ from the usual ones', (path, expected) => expect(path).toBe(expected));

  test('the row of a notice is addressed on its page of the list', () => {
    expect(noticeRowPath('a-5', 1)).toBe('/notice#notice-a-5');
    expect(noticeRowPath('a-5', 3)).toBe('/notice/page/3#notice-a-5');
    expect(noticeRowPath('a/5', 3)).toBe('/notice');
  });
});
describe('the list of closing dates', () => {
  const closing = (date: string | null): Notice => ({
    id: date ?? 'none',
    description: '',
    created: null,
    createdAt: null,
    lastDate: date === null ? null : day(date),
    attachments: [],
  });

  test('closing dates are grouped by nearness, the nearest first', () => {
    const dates = [
      '2027-01-10',
      '2026-11-20',
      '2026-12-05',
      '2026-11-21',
      '2026-12-06',
      '2026-10-22',
      '2026-10-21',
      null,
    ];
    const { soon, later, over } = closingDates(dates.map(closing), day('2026-11-21'));
    const ids = ({ list, more }: ClosingGroup) => [list.map(({ id }) => id), more];
    expect(ids(soon)).toEqual([['2026-11-21', '2026-12-05'], 0]);
    expect(ids(later)).toEqual([['2026-12-06', '2027-01-10'], 0]);
    expect(ids(over)).toEqual([['2026-11-20', '2026-10-22'], 0]);
  });

  test('a group of the closing dates that a foreign API invents lists the nearest 100, and the number of the others', () => {
    const dates = Array.from({ length: 14_000 }, (_, index) => fromDayNumber(toDayNumber(day('2026-11-21')) + index));
    const { soon, later, over } = closingDates(dates.toReversed().map(closing), day('2026-11-21'));
    expect([soon.list.length, soon.more, over.more]).toEqual([15, 0, 0]);
    expect([later.list.length, later.list[0]?.lastDate, later.more]).toEqual([100, '2026-12-06', 13_885]);
  });

  test('notices without a last date and replaced ones are not grouped', () => {
    const replaced = { ...closing('2026-11-22'), replacedBy: '9' };
    expect(closingDates([closing(null), replaced], day('2026-11-21'))).toMatchObject({
      soon: { list: [] },
      later: { list: [] },
      over: { list: [] },
    });
  });
});
describe('replaced notices', () => {
  const notice = (id: string, replaces?: string, createdAt = `2026-11-${id.padStart(2, '0')}`): Notice => ({
    ...{ id, description: id, created: null, createdAt, lastDate: null, attachments: [] },
    ...(replaces && { replaces }),
  });
  const replaced = (...notices: Notice[]) =>
    Object.fromEntries(markReplaced(notices).flatMap(({ id, replacedBy }) => (replacedBy ? [[id, replacedBy]] : [])));

  test('each notice of a chain is replaced by the last, in any order of the list', () => {
    const chain = [notice('1'), notice('2', '1'), notice('3', '2')];
    expect(replaced(...chain)).toEqual({ 1: '3', 2: '3' });
    expect(replaced(...chain.toReversed())).toEqual({ 1: '3', 2: '3' });
    const olderReplacesNewer = [notice('1'), notice('2', '1', '2026-11-09'), notice('3', '2', '2026-11-08')];
    expect(replaced(...olderReplacesNewer)).toEqual({ 1: '3', 2: '3' });
  });

  test('the newest of several replacements counts', () => {
    expect(replaced(notice('1'), notice('2', '1'), notice('3', '1'))).toEqual({ 1: '3' });
  });

  test('the newest of notices that replace each other in a circle stands', () => {
    expect(replaced(notice('1', '2'), notice('2', '1'))).toEqual({ 1: '2' });
    expect(replaced(notice('1', '3'), notice('2', '1'), notice('3', '2'))).toEqual({ 1: '3', 2: '3' });
    expect(replaced(notice('1', '1'))).toEqual({});
  });

  test('a notice stands whose replacement is not in the list, and a replaced notice that is not in it changes nothing', () => {
    expect(replaced(notice('1'), notice('3', '2'))).toEqual({});
  });

  test('a chain of 20,000 notices is followed at once', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      notice(`${index}`, index === 0 ? undefined : `${index - 1}`, `${2_000_000 + index}`),
    );
    expect(replaced(...chain)['0']).toBe('19999');
  });

  test('a list without a replaced notice has the same objects', () => {
    const one = notice('1');
    expect(markReplaced([one])[0]).toBe(one);
  });
});

describe('the list of openings', () => {
  function notice(id: string, lastDate: string | null, rest: Partial<Notice> = {}): Notice {
    if (lastDate !== null && !isAdDate(lastDate)) throw new Error(lastDate);
    return { id, description: id, created: null, createdAt: null, lastDate, attachments: [], ...rest };
  }

  /** 16:59 in Nepal on 1 December. */
  const NOW = new Date('2026-12-01T11:14:00Z');

  /** The states by id, in the order of the list. */
  function states(notices: Notice[], { now = NOW, published = notices }: { now?: Date; published?: Notice[] } = {}) {
    const has = (id: string) => published.some((each) => each.id === id);
    return openingsOf(markReplaced(notices, replacementsIn(published)), has, now).map(
      ({ notice: { id }, state }) => `${id} ${state}`,
    );
  }

  test('open notices come first by closing time, then closed ones and those with a result with the newest first', () => {
    const list = [
      notice('result', null),
      notice('later', '2026-12-05'),
      notice('no-date', null),
      notice('today', '2026-12-01', { closingTime: '17:00' }),
      notice('over', '2026-11-30'),
      notice('awarded', '2026-11-01', { result: 'result' }),
      notice('older', '2026-10-30'),
    ];
    expect(states(list)).toEqual([
      'today open',
      'later open',
      'no-date open',
      'over closed',
      'older closed',
      'result decided',
      'awarded decided',
    ]);
  });

  test.each([
    ['17:00', '2026-12-01T11:14:59Z', 'open'],
    ['17:00', '2026-12-01T11:15:00Z', 'closed'],
    [undefined, '2026-12-01T18:14:00Z', 'open'],
    [undefined, '2026-12-01T18:15:00Z', 'closed'],
  ])('a notice that closes at %s is at %s %s', (closingTime, now, state) => {
    const closing = notice('1', '2026-12-01', closingTime ? { closingTime } : {});
    expect(states([closing], { now: new Date(now) })).toEqual([`1 ${state}`]);
  });

  test('a replaced notice is closed, and a result that is not public does not count', () => {
    expect(states([notice('2', '2026-12-05', { replaces: '1' }), notice('1', '2026-12-05')])).toEqual([
      '2 open',
      '1 closed',
    ]);
    expect(states([notice('1', '2026-12-05', { result: '9' })])).toEqual(['1 open']);
  });
});
describe('the month of the calendar', () => {
  const notice = (id: string, created: string | null, lastDate: string | null): Notice => ({
    id,
    description: id,
    created: parseAdDate(created ?? ''),
    createdAt: null,
    lastDate: parseAdDate(lastDate ?? ''),
    attachments: [],
  });

  const mangsir = (notices: Notice[]) =>
    viewMonth({ year: 2083, month: 8 }, noticesByDay(notices, day('2026-11-17'), day('2026-12-15')));

  test('a month has its days in both calendars, with their notices', () => {
    const view = mangsir([
      notice('a', '2026-11-17', '2026-12-15'),
      notice('b', '2026-11-16', '2026-12-16'),
      notice('c', null, null),
    ]);
    expect(view?.days).toHaveLength(29);
    expect(view?.days[0]).toMatchObject({ ad: '2026-11-17', weekday: 2, published: [{ id: 'a' }], closing: [] });
    expect(view?.days.at(-1)).toMatchObject({ ad: '2026-12-15', bs: { day: 29 }, closing: [{ id: 'a' }] });
    expect(view?.days.flatMap(({ published, closing }) => [...published, ...closing])).toHaveLength(2);
    expect(view).toMatchObject({ isProvisional: false, previous: { month: 7 }, next: { month: 9 } });
  });

  test('a replaced notice does not close on any day, and stays where it was published', () => {
    const replaced = { ...notice('a', '2026-11-17', '2026-11-20'), replacedBy: 'b' };
    const days = mangsir([replaced])?.days ?? [];
    expect(days.filter(({ closing }) => closing.length > 0)).toEqual([]);
    expect(days[0]?.published).toMatchObject([{ id: 'a' }]);
  });

  test('a day lists the first 20 of the notices that a foreign API invents, and the number of the others', () => {
    const many = Array.from({ length: 7000 }, (_, index) => notice(`${index}`, '2026-11-18', '2026-11-20'));
    const days = mangsir(many)?.days.slice(1, 4) ?? [];
    expect(days.map(({ published, closing, more }) => [published.length, closing.length, more])).toEqual([
      [20, 0, 6980],
      [0, 0, 0],
      [0, 20, 6980],
    ]);
  });

  test('the first and the last month have no neighbour beyond the table', () => {
    expect(viewMonth({ year: 2000, month: 1 })?.previous).toBeNull();
    expect(viewMonth({ year: 2090, month: 12 })).toMatchObject({ next: null, isProvisional: true });
    expect(viewMonth({ year: 2091, month: 1 })).toBeNull();
  });

  test.each([
    [8, 'Mangsir 2083', 'November – December 2026', '२०८३ मङ्सिर', '२०२६ नोभेम्बर – डिसेम्बर'],
    [9, 'Poush 2083', 'December 2026 – January 2027', '२०८३ पुस', 'डिसेम्बर २०२६ – जनवरी २०२७'],
  ])('month %d of 2083 is named %s and spans %s', (month, en, spanEn, ne, spanNe) => {
    const view = viewMonth({ year: 2083, month });
    if (view === null) throw new Error('the month is missing');
    expect([monthName(view, 'en'), spanOf(view, 'en')]).toEqual([en, spanEn]);
    expect([monthName(view, 'ne'), spanOf(view, 'ne')]).toEqual([ne, spanNe]);
  });

  test('the address of a month is parsed back', () => {
    for (const month of [1, 9, 10, 12])
      expect(readMonth(monthPath({ year: 2083, month }).slice(10))).toEqual({ year: 2083, month });
  });

  test.each(['2083-8', '2083-13', '2083-00', '1999-12', '2091-01', '2083-08-05', '', 'x'])(
    '%p is not a month',
    (text) => {
      expect(readMonth(text)).toBeNull();
    },
  );

  test('the month of a day is found, the last one for days beyond the table', () => {
    for (const [date, expected] of [
      ['2026-11-21', { year: 2083, month: 8 }],
      ['2027-04-14', { year: 2084, month: 1 }],
      ['2050-01-01', { year: 2090, month: 12 }],
    ] as const) {
      const day = parseAdDate(date);
      expect(day && monthOfDay(day)).toEqual(expected);
    }
  });
});

describe('titles of notices', () => {
  test('a long title is cut between words', () => {
    expect(noticeTitle('Exam routine')).toBe('Exam routine');
    expect(noticeHeading('word '.repeat(30))).toBe('word '.repeat(30));
    for (const long of ['word '.repeat(40), `${'word '.repeat(25)}https://himchuli.example`])
      expect(noticeHeading(long)).toBe(noticeTitle(long));
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
