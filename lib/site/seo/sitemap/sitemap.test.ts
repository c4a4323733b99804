import { categoriesDocument, samplePage, vacancies } from '#campus-api/testing/site-documents.ts';
import { pages } from '#content/routes.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import type { Album, Notice, Publication } from '#lib/site/campus-client/types.ts';
import type { PageContent } from '#lib/site/documents/types.ts';
import { exampleEvent } from '#lib/site/events/testing/example-event.ts';
import { registerSite, sampleSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { type PreparedDocument, prepareDocument } from '#lib/site/site-search/index/document-index.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { changedPages } from './changed-pages.ts';
import { noticeSitemapPages, sitemapEntries, sitemapPages } from './entries.ts';
import { pageFeedPath, readFeedFile } from './feed-files.ts';
import { makePageFeed } from './make-page-feed.ts';
import { noticesOfPart, partsOf } from './parts.ts';
import { writeSitemapPart } from './write-sitemap.ts';

jest.mock('#lib/platform/routes/absolute-url.ts', () => ({
  absoluteUrl: (path: string) => `https://campus.example${path}`,
}));
let mockSite: SiteContent;
jest.mock('#lib/site/site-content/snapshot.ts', () => ({
  readSiteContent: async () => mockSite,
  readIdentity: async () => ({ name: { en: 'Test Campus', ne: 'परीक्षण क्याम्पस' } }),
}));
jest.mock('#lib/site/content-cache/files/file-facts.ts', () => ({}));
let mockDocuments: PreparedDocument[] = [];
jest.mock('#lib/site/site-search/site-index.ts', () => ({
  siteIndex: async () => ({ documents: { documents: mockDocuments } }),
}));
jest.mock('#lib/site/notices/notice-list.ts', () => ({ noticeList: async () => ({ notices: [mockNotice] }) }));

const mockNotice: Notice = {
  id: '5',
  description: '',
  created: parseAdDate('2026-11-20'),
  createdAt: '2026-11-20T05:00:00.000Z',
  lastDate: null,
  attachments: [],
};

describe('the sitemap', () => {
  const notice = mockNotice;
  const album: Album = { id: '3', title: 'Sports', date: parseAdDate('2026-01-05'), description: '', images: [] };
  const publication: Publication = {
    id: '9',
    description: '',
    editors: '',
    publisher: '',
    about: '',
    published: parseAdDate('2026-10-12'),
    attachments: [],
  };

  const event = exampleEvent({ updatedAt: '2026-11-20T04:15:00.000Z' });

  const changedOf = (pages: ReturnType<typeof sitemapPages>) =>
    new Map(pages.map(({ path, changed }) => [path, changed]));

  test('the sitemap includes every page, album, event and notice', () => {
    const content = {
      newestNoticeAt: { all: notice.createdAt },
      albums: [album],
      publications: [publication],
      events: [event],
      people: [],
      empty: [],
      site: sampleSite,
    };
    const paths = [...sitemapPages(content), ...noticeSitemapPages([notice])].map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...pages.filter((path) => path !== '/offline'),
        '/gallery/3',
        '/calendar/events/5',
        '/notice/item/5',
      ]),
    );
  });

  test('the sitemap includes the pages that a campus adds, and of the specification those with a text', () => {
    const page = (paragraphs: unknown) => ({ title: { en: 'NCC' }, parts: [{ paragraphs }], reviewedOn: '2026-11-01' });
    const site = siteOf([
      { key: 'page/ncc', content: page([{ en: 'Parade on Saturday' }]) },
      { key: 'page/life/empty', content: page([]) },
      { key: 'page/sports', content: { ...page([{ en: 'Football' }]), isDraft: true } },
    ]);
    const changed = changedOf(
      sitemapPages({ newestNoticeAt: {}, albums: [], publications: [], events: [], people: [], empty: [], site }),
    );
    expect(changed.get('/ncc')).toBe('2026-11-01');
    expect([...changed.keys()]).toEqual(expect.arrayContaining(['/about', '/accessibility', '/privacy']));
    for (const path of ['/life/empty', '/sports', '/library', '/gallery', '/publication'])
      expect(changed.has(path)).toBe(false);
  });

  test('the sitemap includes the lists of added categories', () => {
    const site = siteOf([categoriesDocument(vacancies)]);
    registerSite(site);
    const newestNoticeAt = { all: null, vacancies: notice.createdAt };
    const changed = changedOf(
      sitemapPages({ newestNoticeAt, albums: [], publications: [], events: [], people: [], empty: [], site }),
    );
    registerSite(siteOf([]));
    expect(changed.get('/notice/vacancies')).toBe(notice.createdAt);
  });

  test('while the site content is unavailable the sitemap has no page of text', () => {
    const paths = sitemapPages({
      newestNoticeAt: {},
      albums: [],
      publications: [],
      events: [],
      people: [],
      empty: ['/about'],
      site: null,
    }).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/notice', '/accessibility']));
    expect(paths).not.toContain('/library');
    expect(paths).not.toContain('/about');
  });

  test('the date of a page is that of its newest content', () => {
    const changed = changedOf(
      sitemapPages({
        newestNoticeAt: { all: notice.createdAt, exam: '2025-01-01T00:00:00.000Z' },
        albums: [album],
        publications: [publication],
        events: [event],
        people: [],
        empty: [],
        site: sampleSite,
      }),
    );
    expect(changed.get('/notice')).toBe('2026-11-20T05:00:00.000Z');
    expect(changed.get('/notice/exam')).toBe('2025-01-01T00:00:00.000Z');
    expect(changed.get('/notice/admission')).toBeNull();
    expect(changed.get('/')).toBe('2026-11-20T05:00:00.000Z');
    expect(changed.get('/gallery')).toBe('2026-01-05');
    expect(changed.get('/gallery/3')).toBe('2026-01-05');
    expect(changed.get('/publication')).toBe('2026-10-12');
    expect(changed.get('/calendar/events')).toBe('2026-11-20T04:15:00.000Z');
    expect(changed.get('/calendar/events/5')).toBe('2026-11-20T04:15:00.000Z');
  });

  test('a page without a known date has no lastmod', () => {
    const content = {
      people: [],
      empty: [],
      newestNoticeAt: {},
      albums: [{ ...album, date: null }],
      publications: [],
      events: [exampleEvent({ updatedAt: null })],
      site: sampleSite,
    };
    const changed = changedOf(sitemapPages(content));
    expect([...changed.values()].filter((date) => date !== null)).toEqual([]);
    expect(sitemapEntries({ path: '/about', changed: null })[0]?.lastModified).toBeNull();
  });

  test('the sitemap includes both languages, each with links to the other', () => {
    const languages = {
      en: 'https://campus.example/about',
      ne: 'https://campus.example/ne/about',
      'x-default': 'https://campus.example/about',
    };
    expect(sitemapEntries({ path: '/about', changed: '2026-01-05' })).toEqual([
      { url: languages.en, lastModified: '2026-01-05', languages },
      { url: languages.ne, lastModified: '2026-01-05', languages },
    ]);
  });

  test('the sitemap includes the pages of documents, and no picture whose text is not recognised', async () => {
    const documentOf = (fileName: string, page: Partial<PageContent> = {}) => {
      const path = `/notice/item/5/file/${fileName}`;
      const pages = [{ blocks: [], picture: null, ...page }];
      const owner = { ownerPath: '/notice/item/5', title: { en: '', ne: '' }, date: null };
      return prepareDocument(owner, { fileName, downloadName: fileName, path }, { digest: fileName, pages });
    };
    const words = { state: 'read', confidence: 90, isShown: true, words: '', boxes: '' } as const;
    mockDocuments = [
      documentOf('letter.pdf'),
      documentOf('waiting.jpg', { recognition: { state: 'waiting', why: 'no-text', attempts: 0 } }),
      documentOf('photograph.jpg'),
      documentOf('read.jpg', { recognition: words }),
      documentOf('entered.jpg', { isCorrected: true }),
    ];
    const part = await writeSitemapPart('notices-1');
    const listed = [...(part ?? '').matchAll(/<loc>[^<]*\/file\/([^<]*)<\/loc>/g)].map(([, file]) => file);
    expect([...new Set(listed)]).toEqual(['letter.pdf', 'read.jpg', 'entered.jpg']);
  });

  test('every notice is in exactly one part, the oldest in the first, so that a new notice changes only the last part', () => {
    const newestFirst = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...notice, id: `${count - index}` }));
    const idsOf = (count: number, part: number) => noticesOfPart(newestFirst(count), part).map(({ id }) => id);
    expect([partsOf(0), partsOf(1000), partsOf(1001), partsOf(50_000)]).toEqual([0, 1, 2, 50]);
    const all = Array.from({ length: 3 }, (_, index) => idsOf(2500, index + 1));
    expect(all.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(new Set(all.flat()).size).toBe(2500);
    expect(idsOf(2501, 1)).toEqual(all[0]);
    expect(idsOf(2501, 3)).toEqual(['2501', ...(all[2] ?? [])]);
    expect([idsOf(2500, 0), idsOf(2500, 4), idsOf(0, 1)]).toEqual([[], [], []]);
  });
});
describe('the feed of changed pages', () => {
  const page = (title: string, more: object = {}) => ({ ...samplePage(title), ...more });

  beforeEach(() => {
    mockSite = siteOf([
      { key: 'page/library', content: page('Library'), updatedAt: '2026-11-20T05:00:00.000Z' },
      { key: 'page/press', content: page('Press & media'), updatedAt: '2026-11-22T05:00:00.000Z' },
      { key: 'page/hostel', content: page('Hostel', { isSample: true }), updatedAt: '2026-11-23T05:00:00.000Z' },
      { key: 'page/sports', content: page('Sports', { isDraft: true }), updatedAt: '2026-11-23T05:00:00.000Z' },
      { key: 'page/canteen', content: page('Canteen') },
      {
        key: 'page/grants',
        content: page('Grants', { publishAt: '2026-11-21T10:45:00+05:45' }),
        updatedAt: '2026-11-01T05:00:00.000Z',
      },
    ]);
  });

  test('pages are listed that the campus has changed and published, the newest first', () => {
    expect(changedPages(mockSite, 50).map(({ path, changed }) => [path, changed.toISOString()])).toEqual([
      ['/press', '2026-11-22T05:00:00.000Z'],
      ['/grants', '2026-11-21T05:00:00.000Z'],
      ['/library', '2026-11-20T05:00:00.000Z'],
    ]);
    expect(changedPages(mockSite, 1)).toHaveLength(1);
  });

  test('the Atom feed has title, address, summary and time of each page, in either language', async () => {
    const { body } = await makePageFeed('ne', 'atom');
    expect(body).toContain('परीक्षण क्याम्पस');
    expect(body).toContain('<id>https://campus.example/ne/press</id>');
    expect(body).toContain('href="https://campus.example/press" rel="alternate" type="text/html" hreflang="en"');
    expect(body).toContain('<updated>2026-11-22T05:00:00.000Z</updated>');
    expect(body).toContain('Open to all.');
    expect((await makePageFeed('en', 'atom')).body).toContain('<id>https://campus.example/press</id>');
  });

  test('the JSON feed states when a page was changed', async () => {
    const { items, feed_url } = JSON.parse(String((await makePageFeed('en', 'json')).body));
    expect(feed_url).toBe('https://campus.example/feed.json');
    expect(items[0]).toMatchObject({ title: 'Press & media', date_modified: '2026-11-22T05:00:00.000Z' });
    expect(items[0]).not.toHaveProperty('date_published');
  });

  test('a campus that has changed no page has an empty feed', async () => {
    mockSite = siteOf([{ key: 'page/library', content: page('Library', { isSample: true }) }]);
    const { body } = await makePageFeed('en', 'atom');
    expect(body).not.toContain('<entry>');
    expect(body).not.toContain('1970');
  });

  test.each(['/feed.xml', '/feed.json', '/feed-ne.xml', '/feed-ne.json'])('%s is the address of a feed', (path) => {
    const feed = readFeedFile(path.slice(1));
    expect(feed && pageFeedPath(feed.locale, feed.format)).toBe(path);
  });

  test('other files are not feeds', () => {
    for (const file of ['feed-en.xml', 'feed.rss', 'rss.xml', '']) expect(readFeedFile(file)).toBeNull();
  });
});
