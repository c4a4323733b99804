import { samplePage } from '#campus-api/testing/site-documents.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { changedPages } from './changed-pages.ts';
import { pageFeedPath, readFeedFile } from './feed-files.ts';
import { makePageFeed } from './make-page-feed.ts';

let mockSite: SiteContent;
jest.mock('#lib/site/site-content/snapshot.ts', () => ({
  readSiteContent: async () => mockSite,
  readIdentity: async () => ({ name: { en: 'Test Campus', ne: 'परीक्षण क्याम्पस' } }),
}));
jest.mock('#lib/platform/routes/absolute-url.ts', () => ({
  absoluteUrl: (path: string) => `https://campus.example${path}`,
}));
jest.mock('#lib/site/content-cache/files/file-facts.ts', () => ({}));

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
  const { body, changed } = await makePageFeed('ne', 'atom');
  expect(changed?.toISOString()).toBe('2026-11-22T05:00:00.000Z');
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
  expect((await makePageFeed('en', 'atom')).body).not.toContain('<entry>');
});

test.each(['/feed.xml', '/feed.json', '/feed-ne.xml', '/feed-ne.json'])('%s is the address of a feed', (path) => {
  const feed = readFeedFile(path.slice(1));
  expect(feed && pageFeedPath(feed.locale, feed.format)).toBe(path);
});

test('other files are not feeds', () => {
  for (const file of ['feed-en.xml', 'feed.rss', 'rss.xml', '']) expect(readFeedFile(file)).toBeNull();
});
