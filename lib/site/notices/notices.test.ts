import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/campus-client/testing/next-cache.ts';
import { notices as messages, noticePages } from '#content/messages/notices.ts';
import { fixedCategories } from '#content/routes.ts';
import { type Behaviour, json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { cacheLife, cacheTag } from '#lib/site/campus-client/testing/next-cache.ts';
import { withSampleCampus } from '#lib/site/campus-client/testing/sample-campus.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { noticeRows } from '#lib/site/open-data/notice-rows.ts';
import { fetchNoticesById } from '#lib/site/outbox/announcements.ts';
import { programmeTags } from '#lib/site/site-content/programme-readers.ts';
import { handleNoticeSearch } from '#lib/site/site-search/handle-notice-search.ts';
import { readIndexEntries } from '#lib/site/site-search/index/read-entries.ts';
import { fromDayNumber, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { noticePath } from './addresses.ts';
import { attachedName } from './attached-name.ts';
import { categoryNames, categoryNamesInMemory } from './category-names.ts';
import { noticesWithWords } from './department-notices.ts';
import { serveNoticeDocument } from './feed/serve-notice-document.ts';
import { toListed } from './listed-notice.ts';
import { noticeList } from './notice-list.ts';
import { readMonthView } from './read-month.ts';
import {
  closingDatesOn,
  findNotice,
  findWithdrawn,
  listPagesOf,
  newestClosing,
  newestNotices,
  noticesOfDays,
  noticesOfProgramme,
  openProgrammes,
  readPage,
  replacementsOf,
  syllabusOfProgramme,
} from './read-notices.ts';
import { hasPassed, readOpenings } from './read-openings.ts';
import { readStrip } from './read-strip.ts';
import { readTaskFacts } from './read-task-facts.ts';

jest.mock('#lib/platform/i18n/current-locale.ts', () => ({}));

describe('notices of the campus API', () => {
  const server = withCampusServer();
  beforeEach(() => cacheLife.mockClear());

  const day = (text: string) => parseAdDate(text) ?? fromDayNumber(0);
  const dated = (id: number, createdDate: string | null, lastDate: string | null = null) => ({
    ...{ id, description: `Notice ${id}`, createdDate, lastDate },
  });

  /** A campus API with an empty list for all departments except Exam. */
  function campusWith(all: unknown[], exam: Behaviour = json({ body: [] })) {
    server().behave((response, request) =>
      request.url?.endsWith('=10')
        ? exam(response, request)
        : json({ body: request.url?.endsWith('=null') ? all : [] })(response, request),
    );
  }

  test('a notice has its newer and older neighbours and its departments', async () => {
    const [one, two, three] = [dated(1, '2026-11-01'), dated(2, '2026-11-02'), dated(3, '2026-11-03')];
    campusWith([two, one, three], json({ body: [two] }));
    expect(await findNotice('2')).toMatchObject({
      notice: { id: '2' },
      departments: ['exam'],
      newer: { id: '3' },
      older: { id: '1' },
    });
    expect(await findNotice('3')).toMatchObject({ departments: [], newer: null, older: { id: '2' } });
    expect(cacheLife).toHaveBeenCalledWith('content');
    expect(cacheLife).not.toHaveBeenCalledWith('failure');
  });

  test('a page of 5,000 notices is small, and the lists are fetched and sorted once', async () => {
    campusWith(Array.from({ length: 5000 }, (_, id) => dated(id + 1, null)));
    const list = await noticeList('all');
    const position = await findNotice('4999');
    expect(JSON.stringify(position).length).toBeLessThan(1000);
    expect([position?.newer?.id, position?.older?.id]).toEqual(['4998', '5000']);
    expect((await readPage('all', 500))?.items).toHaveLength(10);
    expect(await noticeList('all')).toBe(list);
    expect(server().seen).toHaveLength(1 + Object.keys(fixedCategories).length);
  });

  test('an unchanged list remains the same object', async () => {
    campusWith([dated(1, '2026-11-01')]);
    const list = await noticeList('all');
    clearPending();
    expect(await noticeList('all')).toBe(list);
    campusWith([dated(2, '2026-11-02'), dated(1, '2026-11-01')]);
    clearPending();
    expect((await noticeList('all')).notices.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('a missing id and a missing page are cached for a short time', async () => {
    campusWith([dated(1, '2026-11-01')]);
    expect(await findNotice('9')).toBeNull();
    expect(await readPage('all', 2)).toBeNull();
    expect(cacheLife.mock.calls).toEqual([['recent'], ['recent']]);
  });

  test('a failed list adds no department and shortens the cache life', async () => {
    campusWith([dated(1, '2026-11-01')], statusReply(404));
    expect(await findNotice('1')).toMatchObject({ notice: { id: '1' }, departments: [] });
    expect(cacheLife).toHaveBeenCalledWith('failure');
  });

  test('lists are sorted newest first, notices without a date last', async () => {
    campusWith([dated(1, null, '2026-12-01'), dated(2, '2026-11-02'), dated(3, '2026-11-03', '2026-11-30')]);
    const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);
    expect(idsOf(await newestNotices('all', 2))).toEqual(['3', '2']);
    expect(idsOf(await newestClosing('all', 9))).toEqual(['3', '1']);
    expect(idsOf((await closingDatesOn(day('2026-12-01'))).soon.list)).toEqual(['1']);
    expect(await noticesOfDays(day('2026-11-03'), day('2026-11-29'))).toMatchObject({
      '2026-11-03': { published: [{ id: '3' }], closing: [] },
    });
    expect(await noticesOfDays(day('2026-11-30'), day('2026-12-01'))).toMatchObject({
      '2026-11-30': { published: [], closing: [{ id: '3' }] },
      '2026-12-01': { published: [], closing: [{ id: '1' }] },
    });
  });

  test.each<[reader: string, read: () => Promise<unknown>, others?: readonly string[]]>([
    ['a notice', () => findNotice('1'), ['site:notice-categories']],
    ['names of categories', () => categoryNames(['1']), ['site:notice-categories']],
    ['a page', () => readPage('all', 1)],
    ['pages of notices', () => listPagesOf(['1'])],
    ['the newest', () => newestNotices('all', 1)],
    ['the newest that close', () => newestClosing('all', 1)],
    ['closing dates', () => closingDatesOn(day('2026-11-01'))],
    ['notices of days', () => noticesOfDays(day('2026-11-01'), day('2026-11-02'))],
    ['replacements', () => replacementsOf(['1'])],
    ['notices with words', () => noticesWithWords(['fee'], 1)],
    ['openings', () => readOpenings('all', 1)],
    ['notices of a programme', () => noticesOfProgramme('bbs', day('2026-11-01')), programmeTags],
    ['open programmes', () => openProgrammes(day('2026-11-01')), programmeTags],
    ['a syllabus', () => syllabusOfProgramme('bbs'), programmeTags],
  ])('%s are read again after a publication', async (_, read, others = []) => {
    campusWith([dated(1, '2026-11-01')]);
    cacheTag.mockClear();
    await read();
    expect(new Set(cacheTag.mock.calls.flat())).toEqual(new Set(['notices', ...others]));
  });

  test('a campus without programmes has no notices of them', async () => {
    campusWith([dated(1, '2026-11-01')]);
    expect(await noticesOfProgramme('bbs', day('2026-11-01'))).toEqual({ open: [], more: 0, last: null });
    expect([await openProgrammes(day('2026-11-01')), await syllabusOfProgramme('bbs')]).toEqual([{}, null]);
  });

  test('the tasks on Home have facts of their categories, as far as these can be read', async () => {
    const lists: Record<string, Behaviour> = {
      10: json({ body: [dated(1, '2026-11-02'), dated(2, '2026-11-01')] }),
      12: json({ body: ['2020-01-01', '2099-12-02', '2099-12-01'].map((date, at) => dated(at + 3, null, date)) }),
      13: json({ body: [] }),
    };
    server().behave((response, request) =>
      (lists[request.url?.split('=').at(-1) ?? ''] ?? json({ body: [] }))(response, request),
    );
    expect(await readTaskFacts()).toEqual({
      exam: { address: 'exam', fact: '2026-11-02' },
      admission: { address: 'admission', fact: '2099-12-01' },
      downloads: { address: 'downloads', fact: null },
    });
    clearPending();
    server().behave((response, request) =>
      (request.url?.endsWith('=13') ? json({ body: [dated(1, null), dated(2, null)] }) : statusReply(500))(
        response,
        request,
      ),
    );
    expect((await readTaskFacts()).downloads).toEqual({ address: 'downloads', fact: 2 });
  });

  test('a month has its notices if they can be read, and an unknown one is missing', async () => {
    campusWith([dated(1, '2026-11-20')]);
    const month = await readMonthView({ year: 2083, month: 8 });
    expect(month?.hasNotices).toBe(true);
    expect(month?.view.days.flatMap(({ ad, published }) => published.map(({ id }) => [ad, id]))).toEqual([
      ['2026-11-20', '1'],
    ]);
    for (const unknown of [null, { year: 1999, month: 1 }]) expect(await readMonthView(unknown)).toBeNull();
  });

  test('an instant has passed from its millisecond on', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
    const passed = await Promise.all(
      ['2026-11-29T09:59:59.999Z', '2026-11-29T10:00:00Z', '2026-11-29T10:00:00.001Z'].map(hasPassed),
    );
    jest.useRealTimers();
    expect(passed).toEqual([true, true, false]);
  });

  test('a notice in a list has only the facts that it has', async () => {
    campusWith([dated(1, '2026-11-01', '2026-11-30')]);
    const [bare] = (await readPage('all', 1))?.items ?? [];
    if (!bare) throw new Error('there is no notice');
    const sizes = async () => [];
    const factsOf = async (facts: object, options: Parameters<typeof toListed>[1] = {}) => {
      const always = ['id', 'description', 'marks', 'created', 'lastDate', 'attachments'];
      const [listed] = await toListed([{ ...bare, ...facts }], { sizes, ...options });
      return Object.fromEntries(Object.entries(listed ?? {}).filter(([name]) => !always.includes(name)));
    };
    const contact = { contact: 'Office, 061-500100' };
    const reason = { why: 'spelling', words: ['fee'] } as const;
    expect(await factsOf({})).toEqual({});
    expect(await factsOf({ closingTime: '12:00', replacedBy: '2', ...contact })).toEqual({
      closingTime: '12:00',
      replacedBy: '2',
    });
    expect(Object.keys(await factsOf({ contact: undefined }, { states: ['open'] }))).toEqual(['state']);
    expect(await factsOf(contact, { states: ['open'] })).toEqual({ state: 'open', ...contact });
    expect(await factsOf({}, { explain: () => [reason] })).toEqual({ reasons: [reason] });
    expect(await factsOf({}, { categories: async () => [] })).toEqual({ categories: [] });
    expect(await factsOf({}, { today: day('2026-11-30') })).toEqual({ thisYear: 2083, daysLeft: 0 });
    expect(await factsOf({}, { today: day('2026-12-01') })).toEqual({ thisYear: 2083, daysLeft: -1 });
    for (const [query, marks] of [
      ['', 0],
      ['notice', 1],
    ] as const)
      expect((await toListed([bare], { sizes, query }))[0]?.marks).toHaveLength(marks);
  });

  describe('a replaced notice', () => {
    const old = dated(1, '2026-11-01', '2026-11-30');
    const extended = { ...dated(2, '2026-11-02', '2026-12-10'), replaces: 1 };
    const inBoth = (list: unknown[], extra: Behaviour = json({ body: [old] })) => campusWith(list, extra);

    test('counts for no closing date, in the list of a category without its replacement, too', async () => {
      inBoth([old, extended]);
      const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);
      expect(idsOf(await newestClosing('exam', 9))).toEqual([]);
      expect(idsOf(await newestClosing('all', 9))).toEqual(['2']);
      const { soon, later } = await closingDatesOn(day('2026-11-29'));
      expect([idsOf(soon.list), idsOf(later.list)]).toEqual([['2'], []]);
      expect(Object.keys(await noticesOfDays(day('2026-11-30'), day('2026-12-10')))).toEqual(['2026-12-10']);
    });

    test('is marked in lists and open data, and is not in the strip', async () => {
      inBoth([old, extended]);
      const [item] = (await readPage('exam', 1))?.items ?? [];
      expect(item && (await toListed([item], { sizes: async () => [] }))).toMatchObject([{ id: '1', replacedBy: '2' }]);
      expect((await noticeRows()).map(({ id, replaced_by }) => [id, replaced_by])).toEqual([
        ['2', null],
        ['1', '2'],
      ]);
      expect(await replacementsOf(['1', '2'])).toEqual({ 1: '2' });
      server().behave(json({ body: [extended, old] }));
      expect((await readStrip()).map(({ id }) => id)).toEqual(['2']);
    });

    test('is marked in the search, where it does not rank as open, and is neither mailed nor posted any more', async () => {
      inBoth([old, extended]);
      const { list } = await readIndexEntries();
      const [stands, replaced] = ['2', '1'].map((id) => list.find(({ path }) => path === noticePath(id)));
      expect(stands).toMatchObject({ lastDate: '2026-12-10', note: { en: '' } });
      expect(replaced).toMatchObject({ lastDate: null, note: messages.replaced });
      expect([...(await fetchNoticesById()).keys()]).toEqual(['2']);
    });

    test('has the last of a chain as its replacement', async () => {
      inBoth([old, extended, { ...dated(3, '2026-11-03'), replaces: 2 }]);
      expect(await findNotice('1')).toMatchObject({ notice: { replacedBy: '3' }, replacedBy: { id: '3' } });
    });

    test('stands again when its replacement is withdrawn', async () => {
      inBoth([old, extended]);
      expect((await newestClosing('all', 9)).map(({ id }) => id)).toEqual(['2']);
      clearPending();
      inBoth([old]);
      expect((await newestClosing('all', 9)).map(({ id }) => id)).toEqual(['1']);
    });

    test('is marked in the list of its category as far as that list shows, while the list of all is unavailable', async () => {
      server().behave((response, request) =>
        (request.url?.endsWith('=null') ? statusReply(500) : json({ body: [old, extended] }))(response, request),
      );
      expect((await newestClosing('exam', 9)).map(({ id }) => id)).toEqual(['2']);
    });

    test('has no closing date in feeds and calendars, and the feed names the replacement', async () => {
      inBoth([old, extended]);
      const fetchText = async (...segments: string[]) =>
        (await serveNoticeDocument(new Request('http://localhost/'), segments)).text();
      const { items } = JSON.parse(await fetchText('exam', 'feed.json'));
      expect(items[0].content_text).toMatch(/replaced by: .*\/notice\/item\/2$/);
      const response = await serveNoticeDocument(new Request('http://localhost/'), ['item', '1', 'deadline.ics']);
      expect(response.status).toBe(404);
    });
  });

  describe('a withdrawn notice', () => {
    const campusThatWithdrew = (withdrawn: Behaviour) =>
      server().behave((response, request) =>
        (request.url === '/notice/withdrawn' ? withdrawn : json({ body: [dated(2, '2026-11-02')] }))(response, request),
      );

    test('is found by its id, with the notice that replaces it', async () => {
      campusThatWithdrew(
        json({
          body: [{ id: 1, replacedBy: 2 }, { id: 3 }, { id: 4, replacedBy: 'a b' }, { id: '5', replacedBy: '9' }],
        }),
      );
      expect(await findWithdrawn('1')).toMatchObject({ replacement: { id: '2' } });
      for (const id of ['3', '4', '5']) expect(await findWithdrawn(id)).toEqual({ replacement: null, reason: '' });
      for (const id of ['2', '6', '__proto__']) expect(await findWithdrawn(id)).toBeNull();
    });

    test.each([
      ['lacks the call', statusReply(404)],
      ['rejects the call', statusReply(400)],
      ['returns invalid data', raw('<html></html>')],
      ['fails', statusReply(500)],
    ])('is unknown if the campus API %s, and other pages work', async (_, behaviour) => {
      campusThatWithdrew(behaviour);
      for (let visit = 0; visit < 6; visit += 1) {
        clearPending();
        expect(await findWithdrawn('1')).toBeNull();
      }
      expect(await findNotice('2')).toMatchObject({ notice: { id: '2' } });
    });
  });
});
describe('the strip of the newest notices', () => {
  const server = withCampusServer();

  const notice = (id: number, createdDate: string | null) => ({ id, description: `Notice ${id}`, createdDate });
  const newest = [notice(30, '2026-11-30'), notice(7, null)];

  /** The newest notices, and the list of all. */
  function campusWith(list: ReturnType<typeof json>) {
    server().behave((response, request) =>
      (request.url?.includes('search') ? json({ body: newest }) : list)(response, request),
    );
  }

  test('each notice of the strip links to its row on its page of the list', async () => {
    const dated = Array.from({ length: 24 }, (_, index) =>
      notice(index + 7, `2026-11-${index + 7}`.replace(/-(\d)$/, '-0$1')),
    );
    campusWith(json({ body: [...dated.slice(1), notice(7, null)] }));
    expect(await readStrip()).toEqual([
      { id: '30', description: 'Notice 30', path: '/notice#notice-30' },
      // Without a date it is the last of 24.
      { id: '7', description: 'Notice 7', path: '/notice/page/3#notice-7' },
    ]);
  });

  test('a notice that the list lacks is linked on the first page', async () => {
    campusWith(json({ body: [] }));
    expect((await readStrip()).map(({ path }) => path)).toEqual(['/notice#notice-30', '/notice#notice-7']);
  });

  test('if the list is unavailable the strip links to its first page', async () => {
    campusWith(statusReply(500));
    expect((await readStrip()).map(({ path }) => path)).toEqual(['/notice#notice-30', '/notice#notice-7']);
  });
});
describe('names of attached files', () => {
  const server = withCampusServer();
  afterEach(clearPending);

  const notice = (id: number, day: string, stored: string, original: string) => ({
    ...{ id, description: `Notice ${id}`, createdDate: `2026-11-${day}`, lastDate: null },
    ...{ fileName: stored, orignalFileName: original },
  });

  test('a file has the name from the newest notice that attaches it', async () => {
    server().behave(
      json({
        body: [
          notice(1, '01', '1-form.pdf', 'Old form.pdf'),
          notice(3, '03', '1-form.pdf', 'Form.pdf'),
          notice(2, '02', '2-list.pdf', 'List.pdf'),
        ],
      }),
    );
    expect([await attachedName('1-form.pdf'), await attachedName('2-list.pdf')]).toEqual(['Form.pdf', 'List.pdf']);
    expect(await attachedName('3-other.pdf')).toBeNull();
  });

  test('a file has no name while the notices are unavailable', async () => {
    server().behave(statusReply(500));
    expect(await attachedName('1-form.pdf')).toBeNull();
  });
});
describe('responses about notices', () => {
  const server = withCampusServer();
  const search = (query: string) => handleNoticeSearch(new URLSearchParams(query));
  const fetchDocument = (...segments: string[]) =>
    serveNoticeDocument(new Request(`http://localhost/notice/${segments.join('/')}`), segments);

  const many = Array.from({ length: 23 }, (_, index) => ({
    ...samples.notice,
    id: index + 1,
    description: `Notice ${index + 1}`,
    createdDate: `2026-11-${String(index + 1).padStart(2, '0')}`,
    lastDate: null,
    fileName: '',
  }));

  describe('the notice search API', () => {
    it('returns one page, the newest first, with the matches marked', async () => {
      server().behave(json({ body: many }));
      const response = await search('q=TICE&page=3');
      expect(await response.json()).toMatchObject({
        total: 23,
        page: 3,
        pages: 3,
        items: [
          { id: '3', marks: [[2, 6]], created: { ad: '2026-11-03', bs: { year: 2083, month: 7, day: 17 } } },
          { id: '2' },
          { id: '1' },
        ],
      });
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=10/);
    });

    it('returns the whole list for an empty search', async () => {
      server().behave(json({ body: many }));
      expect(await (await search('q=+')).json()).toMatchObject({ total: 23, pages: 3 });
    });

    it('includes notices without description, date or matching files', async () => {
      const odd = [
        { id: 1, fileName: 'a.pdf,b.pdf', orignalFileName: 'Only one.pdf' },
        { id: 2, description: 'words', createdDate: 'nonsense' },
        { id: 2, description: 'the same id' },
        { id: 3 },
      ];
      server().behave(json({ body: odd }), statusReply(404));
      const { items, total } = await (await search('')).json();
      expect(total).toBe(2);
      expect(items[0]).toMatchObject({
        description: 'Only one.pdf',
        created: null,
        attachments: [{ bytes: null }, { downloadName: 'b.pdf' }],
      });
    });

    it.each([
      ['page=9', 404],
      ['page=0', 400],
      ['department=x', 400],
      [`q=${'a'.repeat(201)}`, 400],
    ])('reports the error in %s', async (query, expected) => {
      server().behave(json({ body: many }));
      const response = await search(query);
      expect(response.status).toBe(expected);
      expect(await response.json()).toEqual({ message: expect.stringMatching(/\.$/) });
    });

    it('responds 503 to a failure instead of an empty list', async () => {
      server().behave(statusReply(500));
      const response = await search('q=a');
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
      server().behave(json({ body: many }));
      expect((await search('department=exam&q=notice')).status).toBe(200);
    });
  });

  describe('feeds and calendars', () => {
    it('respond 503 while the campus API fails, 404 for unknown addresses', async () => {
      server().behave(raw('<html>'));
      expect((await fetchDocument('feed.xml')).status).toBe(503);
      server().behave(json({ body: many }));
      clearPending();
      expect((await fetchDocument('item', '5', 'deadline.ics')).status).toBe(404);
      expect((await fetchDocument('exam', 'deadlines.ics')).status).toBe(404);
      expect((await fetchDocument('..', 'feed.xml')).status).toBe(404);
    });

    it('contain the newest 50 notices', async () => {
      const hundred = Array.from({ length: 100 }, (_, index) => ({ ...many[0], id: index + 1 }));
      server().behave(json({ body: hundred }));
      const { items } = await (await fetchDocument('feed.json')).json();
      expect(items).toHaveLength(50);
    });

    it('are sent again after an edit to a program that compares dates, and an unchanged one is not', async () => {
      const conditional = (since: string) =>
        serveNoticeDocument(
          new Request('http://localhost/notice/feed.xml', { headers: { 'if-modified-since': since } }),
          ['feed.xml'],
        );
      server().behave(json({ body: many }));
      const before = (await fetchDocument('feed.xml')).headers.get('last-modified') ?? '';
      expect((await conditional(before)).status).toBe(304);
      globalThis.campusWebsite?.clear();
      server().behave(json({ body: [{ ...many[0], description: 'Corrected' }, ...many.slice(1)] }));
      expect((await conditional(before)).status).toBe(200);
    });

    it('have the closing date of a notice as a day in Nepal', async () => {
      server().behave(json({ body: [{ ...samples.notice, lastDate: '2026-11-30T20:00:00Z' }] }));
      expect(await (await fetchDocument('item', '5', 'deadline.ics')).text()).toContain('DTSTART;VALUE=DATE:20261201');
    });
  });
});
describe('names of categories', () => {
  beforeAll(() => globalThis.campusWebsite?.clear());
  withSampleCampus();

  test.each([
    ['for pages', categoryNames],
    ['for responses rendered per request', categoryNamesInMemory],
  ])('the names of the categories of notices are in the order of the ids, %s', async (_, names) => {
    const [exam, admission] = [noticePages.exam.name, noticePages.admission.name];
    expect(await names(['120', '322', '999999'])).toEqual([[exam], [admission], []]);
  });
});
