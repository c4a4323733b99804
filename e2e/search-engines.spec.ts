import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { locales } from '#content/locale.ts';
import { identity, sampleSite } from '#e2e/support/sample-site.ts';
import { pathsOf } from '#lib/platform/routes/match.ts';
import { API, localPath, programmePath } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import {
  attributes,
  type FetchedPage,
  fetchPages,
  locationsIn,
  sitemapAddresses,
  sitemapParts,
  siteUrl,
  unescapeHtml,
} from './support/site-pages.ts';
import { structuredTypes } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

const { albums } = sampleContent();

test.describe.configure({ mode: 'default' });

let fetched: FetchedPage[];
let absent: string[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const all = await fetchPages();
  fetched = all.filter(({ status }) => status === 200);
  absent = all.filter(({ status }) => status !== 200).map(({ address }) => address);
});

const titleOf = (html: string) => unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

test('the sitemap has every page in both languages, and no missing page', async () => {
  const listed = routes.filter(({ crawl, path }) => crawl === 'listed' && !path.includes('{')).map(({ path }) => path);
  expect(listed).not.toContain('/offline');
  const programmes = Object.keys(sampleSite.programme).map((id) => programmePath(id));
  const expected = [...listed, ...programmes, ...albums.map(({ id }) => `/gallery/${id}`), '/notice/item/122'].flatMap(
    (path) => locales.map((locale) => `${siteUrl()}${localPath(path, locale)}`),
  );
  expect(await sitemapAddresses()).toEqual(expect.arrayContaining(expected));
  expect(absent).toEqual([]);
});

test('dates in the sitemap are those of the content, never the current date', async () => {
  const xml = (await sitemapParts(siteUrl())).join('');
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date));
  expect(dates.length).toBeGreaterThan(0);
  const today = new Date().toISOString().slice(0, 10);
  expect(xml).not.toContain(`<lastmod>${today}`);
  const about = xml.split('<url>').find((entry) => entry.includes(`<loc>${siteUrl()}/contact</loc>`));
  expect(about).not.toContain('<lastmod>');
});

test('the sitemap is an index of dated parts at the root, without duplicate addresses', async () => {
  const index = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locationsIn(index)).toEqual(['pages', 'notices-1'].map((name) => `${siteUrl()}/sitemap-${name}.xml`));
  expect(index.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(2);
  const addresses = await sitemapAddresses();
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const name of ['notices-2', 'notices-999']) {
    expect((await fetch(`${siteUrl()}/sitemap-${name}.xml`)).status, name).toBe(404);
  }
  const reply = await fetch(`${siteUrl()}/sitemap-notices-1.xml`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/xml']);
});

test('robots.txt names the sitemap and excludes the API', async () => {
  const robots = await (await fetch(`${siteUrl()}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const forbidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const route of routes) {
    for (const path of pathsOf(route)) {
      const isForbidden = forbidden.some((start) => path.replace(/\{\w+\}/g, '*').startsWith(start));
      expect(isForbidden, path).toBe(route.crawl === 'closed' || path.startsWith(API));
    }
  }
});

test('feeds, sitemap and robots.txt have an ETag and respond with 304', async () => {
  for (const path of [
    '/sitemap.xml',
    '/sitemap-notices-1.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/manifest-ne.webmanifest',
    '/opensearch.xml',
    `/_next/image?url=${encodeURIComponent('/pictures/banner-1.webp')}&w=96&q=60`,
  ]) {
    const response = await fetch(`${siteUrl()}${path}`);
    expect(response.status, path).toBe(200);
    const tag = response.headers.get('etag') ?? '';
    expect(tag, path).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await fetch(`${siteUrl()}${path}`, {
      headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    });
    expect(again.status, path).toBe(304);
    expect(again.headers.get('etag'), path).toBe(tag);
  }
});

test('every page has a unique title, and a description', async () => {
  const titles = fetched.map(({ html }) => titleOf(html));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const { address, html } of fetched) {
    const isNepali = /\/ne(\/|$)/.test(new URL(address).pathname);
    expect.soft(titleOf(html), address).toContain(identity.name[isNepali ? 'ne' : 'en']);
    const [description = ''] = attributes(html, 'meta', 'content', 'name="description"');
    expect.soft(description.length, address).toBeGreaterThan(20);
    expect.soft(description.length, address).toBeLessThanOrEqual(200);
  }
});

test('every page has canonical and alternate links and a card', async () => {
  for (const { address, html } of fetched) {
    const url = new URL(address);
    const path = url.pathname.replace(/^\/ne(?=\/|$)/, '') || '/';
    const inLanguage = (locale: 'en' | 'ne') => `${url.origin}${localPath(path, locale)}`.replace(/\/$/, '');
    const trimmed = (links: string[]) => links.map((link) => link.replace(/\/$/, ''));
    expect.soft(trimmed(attributes(html, 'link', 'href', 'rel="canonical"'))).toEqual([address.replace(/\/$/, '')]);
    for (const [language, expected] of [
      ['en', inLanguage('en')],
      ['ne', inLanguage('ne')],
      ['x-default', inLanguage('en')],
    ]) {
      expect.soft(trimmed(attributes(html, 'link', 'href', `hrefLang="${language}"`)), address).toEqual([expected]);
    }
    expect.soft(attributes(html, 'meta', 'content', 'property="og:title"'), address).toHaveLength(1);
    expect.soft(attributes(html, 'meta', 'content', 'name="twitter:card"'), address).toEqual(['summary_large_image']);
  }
});

test('every page has a card, and the card of each kind of page is a PNG', async () => {
  test.setTimeout(240_000);
  const cards = new Set(fetched.flatMap(({ html }) => attributes(html, 'meta', 'content', 'property="og:image"')));
  // A document uses the card of the page that it is attached to.
  expect(cards.size).toBe(fetched.filter(({ address }) => !address.includes('/file/')).length);
  // Drawing a card takes a third of a second. Cards of one folder differ only in their words.
  const folderOf = (card: string) => new URL(card).pathname.split('/').slice(2, 4).join('/');
  for (const [card = ''] of Map.groupBy(cards, folderOf).values()) {
    const response = await fetch(card);
    expect.soft(response.status, card).toBe(200);
    expect.soft(response.headers.get('content-type'), card).toBe('image/png');
  }
});

test('the structured data of pages is well-formed', async () => {
  for (const { address, html } of fetched) {
    const kinds = structuredTypes(html);
    const isHome = [localPath('/', 'en'), localPath('/', 'ne')].includes(new URL(address).pathname);
    expect
      .soft(kinds, address)
      .toEqual(expect.arrayContaining(isHome ? ['CollegeOrUniversity', 'WebSite'] : ['BreadcrumbList']));
  }
});

test('structured data follows the visible content', () => {
  for (const { address, html } of fetched) {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const index = main.indexOf('<script type="application/ld+json">');
    expect.soft(index, address).toBeGreaterThan(main.lastIndexOf('</h2>'));
    expect.soft(index, address).toBeGreaterThan(main.lastIndexOf('</h3>'));
  }
  expect(fetched.length).toBeGreaterThan(20);
});

test('the structured data of each page has the type of its subject', async () => {
  for (const [path, kind] of [
    ['/gallery', 'ImageGallery'],
    [`/gallery/${albums[0]?.id}`, 'ImageGallery'],
    ['/publication', 'ItemList'],
    ['/staff', 'ItemList'],
    ['/staff/25', 'Person'],
    ['/department/physics', 'Organization'],
    ['/programs', 'ItemList'],
    ['/programs/bbs', 'Course'],
    ['/contact', 'ContactPage'],
    ['/notice/item/122', 'NewsArticle'],
  ]) {
    const html = fetched.find(({ address }) => address === `${siteUrl()}${path}`)?.html ?? '';
    expect.soft(structuredTypes(html), path).toContain(kind);
  }
});

for (const locale of locales) {
  test(`a page in ${locale} has a manifest in its language, with existing icons`, async ({ request }) => {
    const start = localPath('/', locale);
    const html = await (await request.get(start)).text();
    const [address = ''] = attributes(html, 'link', 'href', 'rel="manifest"');
    const manifest: Record<string, string> & { icons: { src: string; type: string }[] } = await (
      await request.get(address)
    ).json();
    expect(manifest).toMatchObject({
      id: start,
      start_url: start,
      lang: locale,
      name: identity.name[locale],
      short_name: identity.shortName[locale],
      display: 'minimal-ui',
    });
    expect(manifest.icons).toHaveLength(3);
    for (const { src, type } of manifest.icons) {
      const response = await request.get(src);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    }
  });
}

test('the icons of the site exist', async () => {
  for (const { src, type } of [
    { src: '/favicon.ico', type: 'image/x-icon' },
    { src: '/apple-icon.png', type: 'image/png' },
  ]) {
    const response = await fetch(`${siteUrl()}${src}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  }
});
