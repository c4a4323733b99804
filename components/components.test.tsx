import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { encode } from 'uqr';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { defaultIdentity } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import type { Place } from '#content/site/place.ts';
import { shortDay, tileDate } from '#lib/platform/calendar/date-tile.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { FIND_IN_RESULTS, FOLLOW, NOTICE_SEARCH, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import type * as Readers from '#lib/site/content-cache/readers.ts';
import { getFlashNotices, getHomeNotices } from '#lib/site/content-cache/readers.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import type { PageContent } from '#lib/site/documents/types.ts';
import type { AttachedDocument } from '#lib/site/notices/attached-document.ts';
import type { TaskFacts } from '#lib/site/notices/read-task-facts.ts';
import type { MatchReason } from '#lib/site/search/reasons.ts';
import type { MenuPosition } from '#lib/site/site-content/menu-links.ts';
import { catalogueOf } from '#lib/site/site-content/programmes.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import {
  convertText,
  fromDayNumber,
  inBothCalendars,
  parseAdDate,
  toDayNumber,
} from '#packages/nepali/calendar/index.ts';
import { ConversionResult } from './calendar/conversion-result.tsx';
import { DocumentBlocks } from './documents/document-blocks.tsx';
import { DocumentTables } from './documents/document-tables.tsx';
import { TableRows } from './documents/table-rows.tsx';
import { findInResultsFragment } from './fragments/find-in-results.tsx';
import { followFragment, handleFollowForm } from './fragments/follow.tsx';
import { noticeSearchFragment } from './fragments/notice-search.tsx';
import { siteSearchFragment } from './fragments/site-search.tsx';
import { AlbumGrid } from './gallery/album-grid.tsx';
import { TaskTiles } from './home/task-tiles.tsx';
import { Document } from './layout/document.tsx';
import { NoticeFiles } from './notices/article/notice-files.tsx';
import { showsScan } from './notices/article/notice-text.tsx';
import { PrintedAddress } from './notices/article/printed-address.tsx';
import { DeadlineState } from './notices/list/deadline-state.tsx';
import { MenuPage, menuPage } from './pages/menu-page.tsx';
import { SideNav } from './pages/side-nav.tsx';
import { firstPicturePriority } from './pictures/first-picture.ts';
import { listedPublications } from './publications/by-year.ts';
import { DocumentGroups } from './qaa/document-groups.tsx';
import { PlainDocumentList } from './qaa/plain-document-list.tsx';
import { MatchReasons } from './site-search/match-reasons.tsx';
import { TODAY } from './styleguide/examples.ts';
import { DateTile } from './text/date-tile.tsx';
import { LinkedText } from './text/linked-text.tsx';
import { MailLink } from './text/mail-link.tsx';
import { UpstreamParagraphs } from './text/upstream-paragraphs.tsx';
import { JsonLd } from './ui/json-ld.tsx';
import { UnbrokenNumbers } from './ui/unbroken-numbers.tsx';

let mockLocale: Locale = 'en';
/** A value that `use` returns at once. */
const mockKnown = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
jest.mock('#lib/platform/i18n/current-locale.ts', () => ({
  currentLocale: () => mockKnown(mockLocale),
  currentMessages: () => mockKnown(messagesIn(mockLocale)),
}));
const mockPlace: Place | null = null;
const mockPosition = jest.fn<Promise<MenuPosition>, [string]>();
jest.mock('#lib/site/site-content/readers.ts', () => ({
  ...jest.requireActual<object>('#lib/site/site-content/readers.ts'),
  menuPosition: (path: string) => mockPosition(path),
  findDocument: () => mockKnown(mockPlace),
  getMenu: () => mockKnown(null),
  getIdentity: () => mockIdentity(),
}));
const mockIdentity = jest.fn<Promise<Identity>, []>(() => mockKnown(defaultIdentity));
jest.mock('./layout/site-layout.tsx', () => ({ SiteLayout: () => null }));
jest.mock('#lib/site/content-cache/readers.ts', () => {
  const actual = jest.requireActual<typeof Readers>('#lib/site/content-cache/readers.ts');
  return {
    ...actual,
    getFlashNotices: jest.fn(actual.getFlashNotices),
    getHomeNotices: jest.fn(actual.getHomeNotices),
  };
});
jest.mock('#lib/site/site-search/site-index.ts', () => ({ preparedIndex: async () => null }));
jest.mock('#lib/site/seo/page-metadata.ts', () => ({
  pageMetadata: async (path: string, page: object) => ({ path, ...page }),
  notIndexed: { robots: { index: false } },
}));

beforeEach(() => {
  mockLocale = 'en';
});

/** The texts of the elements of a name. */
const textsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );

test('the layout requests its notices while the name of the campus is awaited', async () => {
  const waiting = new Promise<never>(() => undefined);
  mockIdentity.mockReturnValueOnce(waiting);
  const requests = [getFlashNotices, getHomeNotices].map((read) =>
    jest.mocked<() => Promise<unknown>>(read).mockResolvedValueOnce([]),
  );
  const stream = renderToPipeableStream(<Document>page</Document>, { onError: () => undefined });
  await new Promise(setImmediate);
  for (const request of requests) expect(request).toHaveBeenCalled();
  stream.abort();
});

describe('a list that a foreign API makes endless', () => {
  const album = (id: number) => ({ id: `${id}`, title: `Album ${id}`, date: null, description: '', images: [] });
  const document = (id: number) => ({
    ...{ title: `Document ${id}`, href: null, isOutside: false, type: '', bytes: null, criterion: 1, question: null },
  });
  const locales = [
    ['en', '13,700', '13500 more are not listed'],
    ['ne', '१३,७००', 'थप १३५०० यहाँ राखिएका छैनन्'],
  ] as const;

  test.each(locales)('has the first 300 albums, their number and the next one (%s)', (locale, count) => {
    mockLocale = locale;
    const html = renderToStaticMarkup(
      <AlbumGrid albums={Array.from({ length: 14_000 }, (_, index) => album(index))} />,
    );
    expect(textsOf(html, 'li')).toHaveLength(300);
    const more = fillIn(messagesIn(locale).states.more, { count }, locale);
    expect(textsOf(html, 'p').at(-1)).toBe(`${more} Album 300`);
    expect(renderToStaticMarkup(<AlbumGrid albums={[album(1)]} />)).not.toContain('<p>');
  });

  test.each(locales)('has the first 500 documents of the committee, and a hint to search (%s)', (locale, _, hint) => {
    const documents = Array.from({ length: 14_000 }, (_, index) => document(index));
    const html = renderToStaticMarkup(
      <DocumentGroups documents={documents} criteria={[]} locale={locale} messages={messagesIn(locale).qaa} />,
    );
    expect(textsOf(html, 'li')).toHaveLength(500);
    expect(textsOf(html, 'p')).toEqual([expect.stringContaining(hint)]);
  });

  test('has the latest 500 publications, and a usual one its own order', () => {
    const publication = (index: number) => ({
      ...{ id: `${index}`, description: '', editors: '', publisher: '', about: '', attachments: [] },
      published: fromDayNumber(toDayNumber(TODAY) + index),
    });
    const all = Array.from({ length: 14_000 }, (_, index) => publication(index));
    const ids = listedPublications(all).map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, '13999', '13500']);
    expect(listedPublications(all.slice(0, 500))).toEqual(all.slice(0, 500));
  });
});

describe('JSON-LD', () => {
  test('a text with a closing tag does not end the script and is preserved', () => {
    const name = '</script><!-- <b>"ज्ञान" & \u2028';
    const data: WithContext<Thing> = { '@context': 'https://schema.org', '@type': 'Thing', name };
    const html = renderToStaticMarkup(<JsonLd data={data} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(data);
  });
});
describe('the fragment of a search', () => {
  const search = (query: string) =>
    noticeSearchFragment({
      parameters: new URLSearchParams(query),
      locale: 'ne',
      path: NOTICE_SEARCH,
      cookie: undefined,
      requestPath: async () => undefined,
    });

  test('an empty search redirects to the list of its department, with the parameters of other programs', async () => {
    expect(await search('q=+&department=exam&page=2')).toEqual({ to: '/ne/notice/exam' });
    expect(await search('utm_source=a')).toEqual({ to: '/ne/notice?utm_source=a' });
  });

  test.each(['q=a&page=0', 'q=a&department=x'])('the search %s does not exist', async (query) => {
    expect(await search(query)).toBeNull();
  });
});
test.each([
  ['', 200, false],
  ['q=+', 200, false],
  ['q=exam', 503, true],
  [`q=${'a'.repeat(201)}`, 400, false],
])('the site search %p has status %d while nothing is indexed', async (query, status, isFailure) => {
  const parameters = new URLSearchParams(query);
  const request = { parameters, locale: 'en', path: SITE_SEARCH, cookie: undefined } as const;
  const fragment = await siteSearchFragment({ ...request, requestPath: async () => undefined });
  expect(fragment).toMatchObject({ status, html: expect.stringContaining('<input') });
  expect(JSON.stringify(fragment).includes(messagesIn('en').states.errorText)).toBe(isFailure);
});

test.each([
  ['number=7210', true],
  ['', false],
])('the search for the number %p while nothing is indexed is repeated: %p', async (query, isRepeated) => {
  const parameters = new URLSearchParams(query);
  const request = { parameters, locale: 'en', path: FIND_IN_RESULTS, cookie: undefined } as const;
  const fragment = await findInResultsFragment({ ...request, requestPath: async () => undefined });
  expect(fragment).toMatchObject({ status: 503, html: expect.not.stringContaining('role="alert"') });
  expect(JSON.stringify(fragment).includes('http-equiv')).toBe(isRepeated);
});

test('the reasons of a match are one line with links, and nothing for a literal match', () => {
  const render = (reasons: readonly MatchReason[]) =>
    renderToStaticMarkup(<MatchReasons reasons={reasons} locale="ne" />).replaceAll(/<\/?span[^>]*>/g, '');
  expect(render([])).toBe('');
  const spelling: MatchReason = { why: 'spelling', words: ['शर्मा', 'वर्मा'] };
  const one = render([spelling]);
  expect(one).toMatch(/^<p><small>[^<·]*शर्मा, वर्मा[^<·]*<\/small><\/p>$/);
  const both = render([spelling, { why: 'document', words: ['fee'], page: 12, path: '/notice/item/5/file/1' }]);
  expect(both).toMatch(/वर्मा[^<]*\u00a0· <a href="\/ne\/notice\/item\/5\/file\/1">[^<]*fee[^<]*<\/a>/);
  expect(both).toContain('१२');
});

test('a conversion shows both calendars, marks a provisional year, or names its problem', () => {
  const { converter, provisional } = messagesIn('en').calendar;
  const render = (converted: Parameters<typeof ConversionResult>[0]['converted']) =>
    textsOf(renderToStaticMarkup(<ConversionResult converted={converted} locale="en" />), 'p');
  const both = (bs: string, ad: string) => fillIn(converter.is, { bs, ad }, 'en');
  expect(render(convertText('2083-08-05', 'bs'))).toEqual([both('5 Mangsir 2083', 'Saturday, 21 November 2026')]);
  expect(render(convertText('2085-01-01', 'bs'))).toEqual([
    expect.any(String),
    fillIn(provisional, { year: 2085 }, 'en'),
  ]);
  expect(render(convertText('soon', 'bs'))).toEqual([converter.unread]);
});

test('the documents without scripts are listed, or their absence or failure is stated', () => {
  const { states } = messagesIn('en');
  const render = (documents: Parameters<typeof PlainDocumentList>[0]['documents'], query = '') => {
    const html = renderToStaticMarkup(<PlainDocumentList documents={documents} query={query} locale="en" />);
    return [states.error, states.noData, 'Report'].map((text) => html.includes(text));
  };
  const report = { title: 'Report', criterion: 1, question: 2, href: '/a', isOutside: false, type: 'PDF', bytes: 1 };
  expect(render({ ok: false })).toEqual([true, false, false]);
  expect(render({ ok: true, value: [] })).toEqual([false, true, false]);
  expect(render({ ok: true, value: [report] })).toEqual([false, false, true]);
  expect(render({ ok: true, value: [report] }, 'no such word')).toEqual([false, true, false]);
});

describe('the tasks on Home', () => {
  const none: TaskFacts = { exam: null, admission: null, downloads: null };
  const without = { facts: none, programmes: { ok: false }, contact: { ok: false } } as const;
  const day = parseAdDate('2026-11-20') ?? fromDayNumber(0);
  /** The texts of the tiles, the facts behind dashes. */
  const tilesOf = (props: Partial<Parameters<typeof TaskTiles>[0]>) =>
    textsOf(
      renderToStaticMarkup(<TaskTiles {...without} {...props} />).replaceAll('<span class="fact">', '– '),
      'li',
    ).map((text) => text.trim());
  const { tasks } = messagesIn('en').home;
  const result = `${tasks.result} – ${tasks.number}`;
  const of = <Fact,>(address: string, fact: Fact) => ({ address, fact });

  test.each<[string, Partial<Parameters<typeof TaskTiles>[0]>, string[]]>([
    ['nothing that is known', {}, [result, tasks.programmes, tasks.contact]],
    [
      'categories without notices',
      { facts: { exam: of('exam', null), admission: of('admission', null), downloads: of('download', null) } },
      [tasks.exam, tasks.admission, result, tasks.forms, tasks.programmes, tasks.contact],
    ],
    [
      'notices',
      { facts: { exam: of('exam', day), admission: of('admission', day), downloads: of('download', 3) } },
      [
        `${tasks.exam} – ${tasks.newest} 4 Mangsir`,
        `${tasks.admission} – ${fillIn(tasks.until, { date: '4 Mangsir' }, 'en')}`,
        result,
        `${tasks.forms} – ${fillIn(tasks.downloads, { count: 3 }, 'en')}`,
        tasks.programmes,
        tasks.contact,
      ],
    ],
    ['a campus without a contact', { contact: { ok: true, value: null } }, [result, tasks.programmes, tasks.contact]],
  ])('with %s have only the facts that there are', (_, props, expected) => expect(tilesOf(props)).toEqual(expected));

  test.each([
    ['061-500100, 061-500101', ['061-500100']],
    ['none yet', ['none yet']],
    ['', []],
  ])('show the first number of “%s”: %j', (phone, numbers) => {
    const contact = {
      ...{ title: '', email: '', address: '', city: '', state: '', country: '', pinCode: '' },
      ...{ introductionHtml: '', social: { facebook: null, instagram: null, twitter: null, linkedIn: null } },
      phone,
    };
    expect(tilesOf({ contact: { ok: true, value: contact } }).at(-1)).toBe([tasks.contact, ...numbers].join(' – '));
  });

  test.each([
    [{ seats: null, fee: { firstYear: null, whole: null } }, []],
    [{ seats: 40, fee: { firstYear: null, whole: null } }, [tasks.fees]],
    [{ seats: null, fee: { firstYear: 9000, whole: null } }, [tasks.fees]],
    [{ seats: null, fee: { firstYear: null, whole: 30_000 } }, [tasks.fees]],
  ])('name the fees of programmes with %j: %j', (figures, fact) => {
    const catalogue = catalogueOf(sampleSite);
    const [level] = catalogue?.levels ?? [];
    const [programme] = level?.programmes ?? [];
    if (!catalogue || !level || !programme) throw new Error('the sample has no programmes');
    const levels = [
      { ...level, programmes: [{ ...programme, ...figures, fee: { ...programme.fee, ...figures.fee } }] },
    ];
    expect(tilesOf({ programmes: { ok: true, value: { ...catalogue, levels } } }).at(-2)).toBe(
      [tasks.programmes, ...fact].join(' – '),
    );
  });
});

describe('the first picture of a page', () => {
  const server = withCampusServer();

  test.each([
    { title: 'a flash notice with a poster', reply: json({ body: [{ id: 1, fileName: 'one.jpg' }] }), expected: 'low' },
    {
      title: 'a flash notice without a poster',
      reply: json({ body: [{ id: 1, description: 'Closed' }] }),
      expected: 'high',
    },
    { title: 'no flash notice', reply: json({ body: [] }), expected: 'high' },
    { title: 'flash notices that cannot be read', reply: statusReply(404), expected: 'high' },
  ])('the first picture of a page has $expected priority with $title', async ({ reply, expected }) => {
    server().behave(reply);
    expect(await firstPicturePriority()).toBe(expected);
  });
});

test('a list has the state of a closing date; the browser writes that of today with a time of day', () => {
  const date = parseAdDate('2026-12-01') ?? fromDayNumber(0);
  const html = (daysLeft: number, time?: string) =>
    renderToStaticMarkup(<DeadlineState {...{ date, time, daysLeft }} locale="en" />);
  expect(html(7, '17:00')).toContain('data-urgent="true">Closes in 7 days<');
  expect(html(8)).toContain('data-urgent="false">Closes in 8 days<');
  expect(html(0)).toContain('data-urgent="true">Closes today<');
  expect(html(0, '17:00')).not.toContain('data-urgent');
});

describe('lines', () => {
  test('a number of several parts is not divided', () => {
    const html = (text: string) => renderToStaticMarkup(<UnbrokenNumbers>{text}</UnbrokenNumbers>);
    expect(html('Ward Himchuli-7')).toBe('Ward <span class="unbroken">Himchuli-7</span>');
    expect(html('Open 6:00–18:00, for example 7-2-29-145.')).toBe(
      'Open <span class="unbroken">6:00–18:00,</span> for example <span class="unbroken">7-2-29-145.</span>',
    );
    expect(html('जस्तै ७-२-२९-१४५। Well-known 12, B.Sc.')).toBe(
      'जस्तै <span class="unbroken">७-२-२९-१४५।</span> Well-known 12, B.Sc.',
    );
  });

  test('telephone numbers in the text of a notice, an event or a page are links that do not break', () => {
    const link = '<a href="tel:061500100" class="number">061-500100</a>';
    const text = 'Call 061-500100 until 2083-08-12.';
    const rest = 'until <span class="unbroken">2083-08-12.</span>';
    expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(`Call ${link} ${rest}`);
    expect(renderToStaticMarkup(<UpstreamParagraphs text={text} />)).toBe(`<p lang="en">Call ${link} ${rest}</p>`);
  });

  test('an e-mail address is divided only after its at sign and its dots', () => {
    const html = renderToStaticMarkup(<MailLink email="exam@campus.example" href="/mail/1" />);
    expect(html).toContain('exam<span hidden="">@mail.invalid </span>@<wbr/>campus.<wbr/>example<');
  });
});

test('the form of subscriptions has the category of the list that leads to it ticked, and after sending it is not sent again', async () => {
  const follow = async (query: string) => {
    const parameters = new URLSearchParams(query);
    const fragment = await followFragment({
      ...{ parameters, locale: 'en', path: FOLLOW, cookie: undefined },
      requestPath: async () => undefined,
    });
    return fragment && 'html' in fragment ? fragment.html : '';
  };
  const ticked = async (query: string) =>
    [...(await follow(query)).matchAll(/<input[^>]* name="department"[^>]*>/g)].filter(([box]) =>
      box.includes('checked'),
    );
  expect(await ticked('')).toEqual([]);
  expect((await ticked('department=exam')).map(([box]) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['exam']);
  expect(await follow('sent=')).not.toContain('<form');
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request('http://localhost:3000/api/follow', { method: 'POST', headers, body: 'email=a' });
  expect(await handleFollowForm(request)).toMatchObject({ page: FOLLOW, status: 404 });
});

describe('the tables of a document', () => {
  const rows = (first: number) => [0, 1, 2].map((row) => [`74000${first + row}`, `Name ${row}`]);
  const page = (number: number, heading = `Result ${number}`): PageContent => ({
    picture: null,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'table', rows: [['Symbol No.', 'Name'], ...rows(10 * number)], hasHeader: true },
    ],
  });

  const documentOf = (more: object = {}): AttachedDocument => ({
    path: '/notice/item/5/file/1',
    file: { fileName: 'result.pdf', downloadName: 'Result.pdf', bytes: 1 },
    owner: { title: { en: 'Result', ne: 'नतिजा' }, path: '/notice/item/5' },
    document: {
      ...{ state: 'read', digest: 'x', bytes: 1, kind: 'pdf', pageCount: 4, isScan: false, legacyFonts: [] },
      pages: [1, 2, 3, 4].map((number) => page(number)),
      ...more,
    } as AttachedDocument['document'],
  });
  const render = (of: AttachedDocument) => renderToStaticMarkup(<DocumentTables of={of} />);

  test('each has links to its rows and files, and the first three a search', () => {
    const html = render(documentOf());
    const count = textsOf(html, 'h2').length;
    expect(count).toBeGreaterThan(3);
    expect(html.match(/<form/g)).toHaveLength(3);
    expect(html.match(/download=""/g)).toHaveLength(count);
  });

  test.each([
    ['a scan', { isScan: true }],
    ['an unreadable document', { state: 'unreadable', why: 'damaged', bytes: null }],
    ['a waiting document', { state: 'waiting' }],
    ['a document without numbers', { pages: [] }],
  ])('%s has none', (_, more) => expect(render(documentOf(more))).toBe(''));

  test('a heading in another language than the page is marked', () => {
    const nepali = page(1, 'परीक्षाफल प्रकाशित गरिएका विद्यार्थीको नामावली र प्राप्ताङ्कको तालिका');
    expect(render(documentOf())).not.toMatch(/<h2[^>]* lang=/);
    expect(render(documentOf({ pages: [nepali] }))).toMatch(/<h2[^>]* lang="ne"/);
    mockLocale = 'ne';
    expect(render(documentOf({ pages: [nepali] }))).not.toMatch(/<h2[^>]* lang=/);
  });
});

describe('the text of a document', () => {
  const cells = (rows: string[][]) => {
    const html = renderToStaticMarkup(<DocumentBlocks blocks={[{ kind: 'table', rows, hasHeader: true }]} page={1} />);
    return [...html.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map(([, attributes = '', text = '']) => ({
      attributes,
      text,
    }));
  };
  const head = ['S.N.', 'Date', 'Time', 'Subject'];

  test('a text alone in its row continues over the other cells', () => {
    const note = 'Note: bring the admit card.';
    expect(cells([head, [note, '', '', '']])).toEqual([
      { text: note, attributes: expect.stringContaining('colSpan="4"') },
    ]);
    expect(cells([head, ['12', '', '', '']])).toHaveLength(4);
  });

  test('numbers, days, times and codes do not break, longer texts do', () => {
    const row = cells([head, ['1', '5-Dec-26', '11:00 AM', 'Cost and Management Accounting 2']]);
    expect(row.map(({ attributes }) => attributes.includes('number'))).toEqual([true, true, true, false]);
  });

  test('a date within a longer text or a heading does not break', () => {
    const unbroken = (text: string) => `<span class="unbroken">${text}</span>`;
    const rows = [
      ['Paper', '2026-11-30'],
      ['Accounting', 'Monday, 2026-11-30, hall 2'],
      ['From 2083-08-14 on', ''],
    ];
    const html = renderToStaticMarkup(<DocumentBlocks blocks={[{ kind: 'table', rows, hasHeader: true }]} page={1} />);
    expect(html).toContain(`<th scope="col">${unbroken('2026-11-30')}</th>`);
    expect(html).toContain(`>Monday, ${unbroken('2026-11-30,')} hall 2</td>`);
    expect(html).toContain(`>From ${unbroken('2083-08-14')} on</td>`);
  });
});

describe('the files of a notice', () => {
  const file = { fileName: '1-scan.jpg', downloadName: 'Scan.jpg', bytes: 9 };
  const read = {
    state: 'read',
    digest: 'x',
    bytes: 9,
    kind: 'image',
    pageCount: 1,
    isScan: false,
    legacyFonts: [],
  } as const;
  const blocks = [{ kind: 'paragraph', text: 'A letter' }] as const;
  const recognition = { state: 'read', confidence: 90, language: 'en' };
  const document = (more: object) =>
    ({ ...read, pages: [{ picture: { width: 9, height: 9 }, blocks, ...more }] }) as unknown as Parameters<
      typeof showsScan
    >[0];

  test('a scan that is shown as the text of the notice is not shown again', () => {
    expect(showsScan(document({ recognition }))).toBe(true);
    for (const more of [
      {},
      { recognition, blocks: [] },
      { recognition, isCorrected: true },
      { recognition, picture: null },
    ])
      expect(showsScan(document(more))).toBe(false);
    const pictures = (displayed: string[]) =>
      renderToStaticMarkup(<NoticeFiles files={[file]} noticeId="1" documents={[null]} displayed={displayed} />).match(
        /<img/g,
      );
    expect([pictures([]), pictures([file.fileName])]).toEqual([['<img'], null]);
  });
});

describe('the rows of a table', () => {
  const table: DataTable = {
    number: 2,
    caption: null,
    columns: [
      { name: 'symbol', heading: 'Symbol No.', hasNumbers: true },
      { name: 'name', heading: '', hasNumbers: false },
    ],
    rows: [
      { page: 1, cells: ['7400101', 'Sita'] },
      { page: 1, cells: ['7400102', 'हरि'] },
    ],
  };
  const render = (more: Partial<Parameters<typeof TableRows>[0]> = {}) => {
    const { table: rendered = table } = more;
    const page = { rows: rendered.rows, total: rendered.rows.length, page: 1, pages: 1 };
    const props = { table, rows: page, query: '', sort: '', path: '/notice/item/5/file/1', name: 'a.pdf' };
    return renderToStaticMarkup(<TableRows {...props} locale="en" {...more} />);
  };

  test.each([
    ['', [undefined, undefined], ['symbol', 'name']],
    ['symbol', ['ascending', undefined], ['-symbol', 'name']],
    ['-symbol', ['descending', undefined], ['symbol', 'name']],
    ['name', [undefined, 'ascending'], ['symbol', '-name']],
  ])('sorted by "%s" its headings are %j and lead to %j', (sort, directions, next) => {
    const headings = [...render({ sort }).matchAll(/<th scope="col"(?: aria-sort="(\w+)")?><a [^>]*href="([^"]*)"/g)];
    expect(headings.map(([, direction]) => direction)).toStrictEqual(directions);
    expect(
      headings.map(([, , href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://x').searchParams.get('sort')),
    ).toEqual(next);
  });

  test('few short columns stay a table on a phone, and rows of others become cards', () => {
    const isTable = (cells: string[]) => {
      const columns = cells.map((_, at) => ({ name: `${at}`, heading: 'Roll No.', hasNumbers: false }));
      return render({ table: { ...table, columns, rows: [{ page: 1, cells }] } }).includes('class="table"');
    };
    expect(isTable(['1', '7210', 'Chandani Shrestha', '3.40 B+'])).toBe(true);
    expect(isTable(['1', '7210', 'Chandani Shrestha', 'Department of Economics'])).toBe(false);
    expect(isTable(['1', '2', '3', '4', '5'])).toBe(false);
  });

  test('a date within a longer text or a heading does not break', () => {
    const column = { name: 'day', heading: '2026-11-30', hasNumbers: false };
    const html = render({
      table: { ...table, columns: [column], rows: [{ page: 1, cells: ['Monday, 2026-11-30, hall 2'] }] },
    });
    const date = '<span class="unbroken">2026-11-30</span>';
    expect(html).toContain(`<div>${date}</div></a>`);
    expect(html).toContain('<div>Monday, <span class="unbroken">2026-11-30,</span> hall 2</div></td>');
  });

  test('a table on several pages has a column with links to them, and one on a single page has none', () => {
    expect(render()).not.toContain('#page-');
    const long = { ...table, rows: [...table.rows, { page: 3, cells: ['7400103', 'Gita'] }] };
    const html = render({ table: long });
    expect(html.match(/#page-1"/g)).toHaveLength(2);
    expect(html.match(/#page-3"/g)).toHaveLength(1);
    expect(textsOf(html, 'th')).toHaveLength(3);
  });

  test('a cell in another language than the rows is marked, and one without letters is neither marked nor a text', () => {
    const cells = [...render().matchAll(/<td([^>]*)>([^<]*)<\/td>/g)].map(([, attributes = '', text]) => [
      text,
      /lang="(\w+)"/.exec(attributes)?.[1],
      attributes.includes('class='),
    ]);
    expect(cells).toEqual([
      ['7400101', undefined, true],
      ['Sita', undefined, false],
      ['7400102', undefined, true],
      ['हरि', 'ne', false],
    ]);
  });

  test('it is named by its caption, otherwise by its file and number', () => {
    expect(textsOf(render({ table: { ...table, caption: 'BBS' } }), 'caption')).toEqual(['BBS']);
    expect(textsOf(render(), 'caption')[0]).toMatch(/a\.pdf.*2|2.*a\.pdf/);
  });
});

describe('a page of the menu', () => {
  const label = (en: string): Localized => ({ en, ne: `${en} (ne)` });
  const about = { label: label('About'), path: '/about' } as const;
  const chart = { label: label('Chart'), path: '/chart' } as const;
  const outside = { label: label('University'), url: 'https://university.example' } as const;
  const group = { label: label('Campus'), links: [about, chart, outside] };
  const parts = [{ label: label('Part'), href: '#part' }];

  const open = async (props: Partial<Parameters<typeof MenuPage>[0]> = {}) => {
    const page = await MenuPage({ path: '/chart', children: 'text', ...props });
    const navIn = (content: ReactNode) =>
      Children.toArray(content).find(
        (child): child is ReactElement<Parameters<typeof SideNav>[0]> =>
          isValidElement(child) && child.type === SideNav,
      )?.props;
    const sidebar: ReactElement<{ children?: ReactNode }> | false = page.props.sidebar;
    const inSidebar = sidebar && navIn(sidebar.props.children);
    const below = navIn(page.props.children);
    return { trail: page.props.trail, nav: inSidebar || below, sidebar, below, isIndexed: page.props.isIndexed };
  };

  test('in a group has breadcrumbs of the group, and links to its pages but not to other sites', async () => {
    mockPosition.mockResolvedValue({ group, link: chart });
    const { trail, nav } = await open({ parts });
    expect(trail).toEqual([{ label: 'Campus' }, { label: 'Chart' }]);
    expect(nav?.links.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ['/about', false],
      ['/chart', true],
    ]);
    expect(nav?.heading).toBe(messagesIn('en').layout.inSection);
  });

  test('in no group has links to its parts, or no navigation without parts', async () => {
    mockPosition.mockResolvedValue({ group: null, link: chart });
    const { trail, nav } = await open({ parts });
    expect(trail).toEqual([{ label: 'Chart' }]);
    expect([nav?.heading, nav?.links.map(({ href }) => href)]).toEqual([messagesIn('en').layout.onPage, ['#part']]);
    expect(await open()).toMatchObject({ nav: undefined, sidebar: undefined });
  });

  test('in no group has the page above it in its breadcrumbs, if that exists', async () => {
    mockPosition.mockImplementation(async (path) => ({ group: null, link: path === '/about' ? about : chart }));
    expect((await open({ parent: '/about' })).trail).toEqual([{ label: 'About', path: '/about' }, { label: 'Chart' }]);
    expect((await open({ parent: '/no-such-page' })).trail).toEqual([{ label: 'Chart' }]);
    mockPosition.mockResolvedValue({ group, link: chart });
    expect((await open({ parent: '/about' })).trail).toHaveLength(2);
  });

  test('has its own title before that of the menu, and marks names that are in the other language only', async () => {
    mockPosition.mockResolvedValue({ group: null, link: chart });
    expect((await open({ title: { en: 'नक्सा', ne: 'नक्सा' } })).trail).toEqual([{ label: 'नक्सा', lang: 'ne' }]);
  });

  test('with wide content has its navigation below', async () => {
    mockPosition.mockResolvedValue({ group, link: chart });
    expect(await open({ isWide: true })).toMatchObject({ sidebar: false, below: { isWide: true } });
    expect((await open()).below).toBeUndefined();
  });

  test('that the campus has not written is skipped by search engines', async () => {
    mockPosition.mockResolvedValue({ group, link: chart });
    const metadataOf = (isEmpty: boolean, texts = { description: label('All units') }) =>
      menuPage('/chart', isEmpty ? async () => texts : texts, () => 'text', {
        isEmpty: async () => isEmpty,
      }).generateMetadata();
    const written = { path: '/chart', title: chart.label, description: label('All units') };
    expect(await metadataOf(false)).toEqual(written);
    expect(await metadataOf(true)).toEqual({ ...written, robots: { index: false } });
  });
});

describe('tiles', () => {
  const date = (text: string) => inBothCalendars(fromDayNumber(Date.parse(text) / 86_400_000));

  test.each([
    ['en', '5 Mangsir 2083 21 Nov 2026'],
    ['ne', '२०८३ मङ्सिर ५ २१ नोभेम्बर २०२६'],
  ] as const)(
    'the text of a tile is the whole date in %s, and the year of Bikram Sambat is visible in other years',
    (locale, text) => {
      for (const isThisYear of [true, false]) {
        const tile = renderToStaticMarkup(<DateTile date={date('2026-11-21')} {...{ isThisYear, locale }} />);
        expect(tile.replaceAll(/<[^>]*>/g, '')).toBe(text);
        expect(tile.match(/visuallyHidden/g)).toHaveLength(isThisYear ? 2 : 1);
      }
    },
  );

  test('a tile of a date without a confirmed Bikram Sambat date is Gregorian', () => {
    expect(tileDate({ ...date('2026-09-01'), bs: null }, 'en')).toEqual({
      day: '1',
      month: 'Sep',
      year: '2026',
      gregorian: null,
    });
    expect(tileDate({ ...date('2026-09-01'), bs: null }, 'ne')).toMatchObject({
      day: '१',
      month: 'सेप्टेम्बर',
      year: '२०२६',
    });
  });
});

describe('short days', () => {
  test.each([
    ['2026-11-20', 'en', '4 Mangsir'],
    ['2026-11-20', 'ne', 'मङ्सिर ४'],
    ['2028-11-20', 'en', expect.stringMatching(/^\d+ Mangsir \(provisional\)$/)],
    ['2040-11-20', 'en', '20 November'],
    ['2040-11-20', 'ne', '२० नोभेम्बर'],
  ] as const)('%s is %s without its year', (date, locale, text) => {
    expect(shortDay(fromDayNumber(Date.parse(date) / 86_400_000), locale)).toEqual(text);
  });
});

describe('the printed address of a notice', () => {
  test.each(['https://www.campus.example/ne/notice/item/216', `https://${'long-'.repeat(20)}.example/notice/item/1`])(
    'its drawn cells are those of the code of %s',
    (url) => {
      const html = renderToStaticMarkup(<PrintedAddress url={url} />);
      const { data, size } = encode(url, { ecc: 'L', border: 2 });
      const cells = data.map((row) => row.map(() => false));
      for (const [, y = '', steps = ''] of html.matchAll(/M0 (\d+)\.5((?:[hm][\d ]+)*)/g)) {
        let x = 0;
        for (const [, step, length] of steps.matchAll(/([hm])(\d+)/g)) {
          cells[Number(y)]?.fill(step === 'h', x, x + Number(length));
          x += Number(length);
        }
      }
      expect(cells).toEqual(data);
      expect(html).toContain(`viewBox="0 0 ${size} ${size}"`);
      expect(html).toContain(url);
    },
  );
});
