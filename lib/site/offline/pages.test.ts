import { isPageRoute } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import { cachedDay } from './cached-day.ts';
import { mayCache } from './may-cache.ts';
import { isCacheable, pageAt } from './page-address.ts';
import { savedAt, withBanner } from './stale-banner.ts';
import { standaloneNotice } from './standalone-notice.ts';
import { stripPage } from './strip-page.ts';

describe('the address of a page', () => {
  const at = (path: string) => new URL(path, 'https://campus.example');

  test.each(['/', '/ne', '/notice', '/ne/notice/exam', '/notice/item/5', '/ne/gallery/3', '/library'])(
    '%s may be cached on the device',
    (path) => expect(isCacheable(at(path))).toBe(true),
  );

  test.each(['/ncc', '/ne/ncc', '/life/alumni'])('%s may be cached if the site has such a page', (path) =>
    expect([pageAt(at(path))?.kind, isCacheable(at(path))]).toEqual(['missing', true]),
  );

  test.each(['/about?fbclid=IwAR0x', '/ne/notice/item/5?utm_source=a&utm_medium=b', '/ncc?fbclid=x'])(
    '%s, an address that was shared, is that of the saved page',
    (path) => expect(isCacheable(at(path))).toBe(true),
  );

  test.each([
    '/about?fbclid=x&page=2',
    '/search?utm_source=a',
    '/qaa',
    '/ne/qaa',
    '/QAA',
    '/qaa/documents',
    '/ne/qaa/documents',
    '/notice/search',
    '/search?q=form',
    '/status',
    '/notice?page=2',
    '/offline',
    '/no-such-page?page=2',
    '/no.such.page',
    '/a/b/c/d/e',
    '/Library',
  ])('%s is never cached', (path) => expect(isCacheable(at(path))).toBe(false));

  test.each(['/api/lite/on', '/files/a.pdf', '/_next/image', '/notice/feed.xml', '/sitemap.xml'])(
    '%s is not a page',
    (path) => expect(pageAt(at(path))).toBeNull(),
  );

  test.each(['/foo.xml', '/robots.png', '/sitemaps.xml', '/x.js'])('%s is an unknown page, not a file', (path) =>
    expect(pageAt(at(path))).toEqual({ kind: 'missing', locale: 'en' }),
  );

  test.each(routes.map((route) => [samplePath(route), route] as const))(
    '%s is classified as in the route table',
    (path, route) => {
      expect(pageAt(at(path)) !== null).toBe(isPageRoute(route));
      expect(isCacheable(at(path))).toBe(route.isSavedOffline);
      if (route.isLocalized) expect(isCacheable(at(path === '/' ? '/ne' : `/ne${path}`))).toBe(route.isSavedOffline);
    },
  );
});

describe('a response that may be cached', () => {
  const HTML = { 'content-type': 'text/html; charset=utf-8' };

  /** A response of the same origin, as a worker receives it. */
  function response(headers: Record<string, string>, status = 200, kind: Partial<Response> = {}): Response {
    const created = new Response(null, { status, headers: { ...HTML, ...headers } });
    return Object.defineProperties(created, {
      type: { value: kind.type ?? 'basic' },
      redirected: { value: kind.redirected ?? false },
    });
  }

  test.each(['s-maxage=60, stale-while-revalidate=604800', 'private, no-cache', ''])(
    'a page with the cache control %p may be cached',
    (sharing) => expect(mayCache(response({ 'cache-control': sharing }))).toBe(true),
  );

  test.each<[string, Response]>([
    ['no-store', response({ 'cache-control': 'no-store' })],
    ['of a session', response({ 'cache-control': 'private, no-store' })],
    ['private', response({ 'cache-control': 'private, max-age=60' })],
    ['not found', response({}, 404)],
    ['a server error', response({}, 503)],
    ['with a cookie', response({ 'set-cookie': 'a=1' })],
    ['not a page', response({ 'content-type': 'application/json' })],
    ['of another address', response({}, 200, { redirected: true })],
    ['of another origin', response({}, 200, { type: 'opaque' })],
  ])('a response that is %s is not cached', (_, created) => expect(mayCache(created)).toBe(false));
});

describe('a saved page', () => {
  const today = '[[&quot;2026-11-17&quot;,29,2083,8]]';
  const page = `<!DOCTYPE html><html lang="en" data-lite data-motion="off"><head><title>A &amp; B – Campus</title>
<link rel="deferred" href="/a.css"/><link media="not all" rel="stylesheet" href="/c.css"/><link rel="preload" as="image" href="/b.webp"/><link rel="canonical" href="/x"/>
<script type="text/deferred" data-src="/_next/static/a.js"></script><script src="/_next/static/b.js" async=""></script><style>p{}</style></head><body><script>(()=>{})()</script><script defer="" src="/page-script/0"></script>
<dialog open="" data-flash="true" class="a"><form method="dialog"><button type="submit">x</button></form></dialog>
<header><time data-today="${today}"></time><p class="c" data-saved-copy="true" hidden="">Words</p></header>
<main id="content"><script type="application/ld+json">{}</script><div class="d"><h1>Heading</h1>
<picture><source type="image/avif" srcSet="/page-pictures/a.avif 360w" sizes="9rem"/><img src="/page-pictures/a.webp" alt="Page 4"/></picture>
<img alt="Hills" src="/_next/image?x" srcSet="/_next/image?y 1x"/><img alt="" src="data:image/svg+xml,a"/>
<form action="/api/useful" method="post"><button type="submit">Yes</button></form><form action="/search"><input/></form>
<button type="button">Save all</button><button type="button" data-motion-switch="true">Stop</button>
<article class="n" aria-labelledby="n5"><h3 id="n5"><a href="/notice/item/5">Fifth <i>notice</i></a></h3></article>
<article class="n" aria-labelledby="n55"><h3 id="n55">Other</h3></article>
<p data-visits="true" hidden="">Visits</p></div></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>`;
  const since = new Date('2026-11-21T08:20:00Z');

  test('a cached page needs only the page script and is readable without it', () => {
    const slim = stripPage(page);
    expect(slim).not.toMatch(
      /src(set)?="\/(?!page-script)|<script [^>]*deferred|rel="(deferred|preload|stylesheet)|__next_f|<dialog|api\/useful|Save all|data-(visits|lite|motion=)/i,
    );
    for (const part of [
      '<script>(()=>{})()</script>',
      '<script defer="" src="/page-script/0"></script>',
      '<style>',
      '<h1>Heading</h1>\n<span>Page 4</span>\n<span>Hills</span><img alt="" src="data:image/svg+xml,a"/>',
      'src="data:',
      'action="/search"',
      'Stop',
    ])
      expect(slim).toContain(part);
  });

  test('a cached page has the people filter, which works offline, and no control that needs the site', () => {
    const [filter, search] = ['<div data-script="people-filter">', '<div data-script="notice-search">'];
    expect(stripPage(filter)).toBe(filter);
    expect(stripPage(search)).toBe('<div>');
  });

  test('a cached page shows the reason and its age in both calendars', () => {
    const age = { since, day: cachedDay(since, page, 'en') };
    expect(savedAt(age, 'en')).toBe('Saved copy from 5 Mangsir 2083 · 21 November 2026, 14:05 (Nepal time).');
    expect(withBanner(page, age, 'noConnection', 'en')).toContain(
      '<p class="c" data-saved-copy="cached">You are offline. Saved copy from 5 Mangsir 2083',
    );
  });

  test('only the Gregorian date is shown if the page lacks the month of that day', () => {
    expect(cachedDay(new Date('2027-03-01T00:00:00Z'), page, 'ne')).toBe('१ मार्च २०२७');
    for (const html of ['<p>no clock</p>', '<time data-today="{">', '<time data-today="{&quot;a&quot;:1}">'])
      expect(cachedDay(since, html, 'en')).toBe('21 November 2026');
  });

  test('the page of one notice is extracted from the newest notices', async () => {
    const cached = { html: page, age: { since, day: '' }, headers: new Headers() };
    const standalone = await standaloneNotice(cached, '5', 'en')?.text();
    expect(standalone).toContain('<title>Fifth notice</title>');
    expect(standalone).toMatch(
      /<main id="content"><div class="d"><article [^>]*aria-labelledby="n5"><h1 id="n5">.*<\/h1><\/article><\/div><\/main>/,
    );
    expect(standalone).not.toContain('Other');
    expect(standaloneNotice(cached, '6', 'en')).toBeNull();
  });
});
