import { HtmlValidate } from 'html-validate';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { locales } from '#content/locale.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expectStrictPolicy } from '#e2e/support/policy.ts';
import { identity, sampleSite } from '#e2e/support/sample-site.ts';
import {
  attributes,
  type FetchedPage,
  fetchPages,
  kindOf,
  locationsIn,
  sitemapAddresses,
  sitemapParts,
  siteUrl,
  unescapeHtml,
} from '#e2e/support/site-pages.ts';
import { structuredTypes } from '#e2e/support/structured-data.ts';
import { expect, test } from '#e2e/support/test.ts';
import { pathsOf } from '#lib/platform/routes/match.ts';
import { API, localPath, NOTICE_SEARCH, programmePath } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';

// Checks of the markup and headers of pages, which are fetched once: every page but records, and some of each kind of record.
const { albums } = sampleContent();

test.describe.configure({ mode: 'default' });

let fetched: FetchedPage[];
let absent: string[];

test.beforeAll(async () => {
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
    // The column beside the content, with the number of the office, may come later.
    const [content = ''] = main.split(/<div class="[\w-]*_sidebar"/);
    expect.soft(index, address).toBeGreaterThan(content.lastIndexOf('</h2>'));
    expect.soft(index, address).toBeGreaterThan(content.lastIndexOf('</h3>'));
  }
  expect(fetched.length).toBeGreaterThan(100);
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
    expect.soft(structuredTypes(await (await fetch(`${siteUrl()}${path}`)).text()), path).toContain(kind);
  }
});

// `npm run test:all -- html` checks every page in both languages.
test('two pages of each kind in Nepali are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes `hrefLang`, `charSet`, `crossOrigin`, which HTML allows.
      'attr-case': 'off',
    },
  });
  const own = fetched.filter(({ html }) => behaviourLocales.some((locale) => html.includes(`<html lang="${locale}"`)));
  const checked = [...Map.groupBy(own, ({ address }) => kindOf(address)).values()].flatMap((pages) =>
    pages.slice(0, 2),
  );
  expect(checked.length).toBeGreaterThan(40);
  for (const { address, html } of checked) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    );
    expect.soft(faults, address).toEqual([]);
  }
});

test('every page has one heading of the first level and the landmarks', async () => {
  for (const { address, html } of fetched) {
    for (const element of ['h1', 'main', 'header', 'footer']) {
      const own = html.match(new RegExp(`<${element}[\\s>]`, 'g')) ?? [];
      expect.soft(own.length, `${element} of ${address}`).toBe(1);
    }
  }
});

test('only an album and the QAA area name scripts of the framework, all of them async', async () => {
  for (const { address, html } of fetched) {
    const { pathname } = new URL(address);
    const named = html.match(/<(?:script|link)\b[^>]*\/_next\/static\/[^>]*\.js[^>]*>/g) ?? [];
    if (!/^(\/ne)?\/(qaa|gallery\/\w+)$/.test(pathname)) expect([pathname, named]).toEqual([pathname, []]);
    else {
      const scripts = named.filter((tag) => tag.startsWith('<script'));
      expect(scripts.length, pathname).toBeGreaterThan(5);
      expect([pathname, scripts.filter((tag) => !/\sasync=""/.test(tag))]).toEqual([pathname, []]);
    }
  }
});

test('every notice of the offline page has a heading', async () => {
  const html = await (await fetch(`${siteUrl()}/offline`)).text();
  const articles = html.match(/<article[^>]*>/g) ?? [];
  const names = attributes(html, 'article', 'aria-labelledby');
  expect(articles.length).toBeGreaterThan(10);
  expect(names).toHaveLength(articles.length);
  for (const name of names) expect(html).toContain(`<h3 id="${name}">`);
});

test('no link on any page is broken', async () => {
  const links = new Map<string, string>();
  for (const { address, html } of fetched) {
    for (const href of attributes(html, 'a', 'href')) {
      const url = new URL(href, address);
      url.hash = '';
      // The endpoints of forms redirect back.
      if (url.origin === siteUrl() && !url.pathname.startsWith('/api/')) links.set(url.href, address);
    }
  }
  expect(links.size).toBeGreaterThan(fetched.length);
  // Pages of the sitemap exist; some of each kind are fetched.
  const existing = new Set(await sitemapAddresses());
  const waiting = [...links].filter(([link]) => !existing.has(link));
  expect(waiting.length).toBeGreaterThan(100);
  const dead: string[] = [];
  const follow = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [link, from] = next;
      const { status } = await fetch(link, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) dead.push(`${status} ${link} (on ${from})`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, follow));
  expect(dead).toEqual([]);
});

test('every page has one strict policy that matches its scripts and styles', () => {
  for (const page of fetched) expectStrictPolicy(page);
});

const isShared = (sharing: string) => /\b(public|s-maxage)\b/.test(sharing) && !/\b(no-store|private)\b/.test(sharing);

test('every fixed page of the route table exists in both languages, and the cache headers of each address match the table', async ({
  request,
}) => {
  const different: string[] = [];
  let successful = 0;
  for (const route of routes) {
    const isFixedPage = (route.kind === 'page' || route.kind === 'dynamic') && !route.path.includes('{');
    for (const path of pathsOf({ ...route, path: samplePath(route) })) {
      const response = await request.get(path, { maxRedirects: 0 });
      // An empty search redirects to the list.
      if (isFixedPage) expect.soft(response.status(), path).toBe(path.endsWith(NOTICE_SEARCH) ? 308 : 200);
      if (response.status() !== 200) continue;
      successful += 1;
      const sharing = response.headers()['cache-control'] ?? '';
      if (isShared(sharing) !== (route.storedBy === 'anyone')) different.push(`${path}: ${sharing}`);
    }
  }
  expect(different).toEqual([]);
  expect(successful).toBeGreaterThan(90);
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
