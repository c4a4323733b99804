import { isPageRoute } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import { cachedDay, isOlder, stripPage, toCached } from './cached-page.ts';
import { cachedPage, cachePage, listPages, removePage, touchPage } from './cached-pages.ts';
import { mayCache } from './may-cache.ts';
import { offlineFallback, standaloneNotice } from './offline-page.ts';
import { hasIdleQuery, isCacheable, pageAt } from './page-address.ts';
import { serveFiles } from './serve-files.ts';
import { servePageScript } from './serve-page-script.ts';
import { servePages } from './serve-pages.ts';
import { showNotifications } from './show-notifications.ts';
import { savedAt, withBanner } from './stale-banner.ts';

describe('saved pages', () => {
  describe('the address of a page', () => {
    const at = (path: string) => new URL(path, 'https://campus.example');

    test.each(['/', '/ne', '/notice', '/ne/notice/exam', '/notice/item/5', '/ne/gallery/3', '/library'])(
      '%s may be cached on the device',
      (path) => expect(isCacheable(at(path))).toBe(true),
    );

    test.each(['/ncc', '/ne/ncc', '/life/alumni'])('%s may be cached if the site has such a page', (path) =>
      expect([pageAt(at(path))?.kind, isCacheable(at(path))]).toEqual(['missing', true]),
    );

    test.each([
      '/about?fbclid=IwAR0x',
      '/ne/notice/item/5?utm_source=a&utm_medium=b',
      '/ncc?__cft__[0]=x&__tn__=y&srsltid=z',
    ])('%s, an address that was shared, is that of the saved page', (path) => expect(isCacheable(at(path))).toBe(true));

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

    test.each([
      ['/about?_rdr', true],
      ['/ne/notice/item/5?x=1', true],
      ['/ncc?ref=share&utm_source=a', true],
      ['/?ref=home', true],
      ['/?p=12', false],
      ['/notice?page=2', false],
      ['/notice?paged=2&ref=a', false],
      ['/search?q=form', false],
      ['/search?x=1', false],
      ['/notice/search?x=1', false],
      ['/calendar/convert?x=1', false],
      ['/qaa?x=1', false],
      ['/status?x=1', false],
      ['/offline?x=1', false],
    ])('without a connection %s is the saved page without its query: %s', (path, isIdle) =>
      expect(hasIdleQuery(at(path))).toBe(isIdle),
    );

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

  test.each([
    ['a minute ago', -1, false],
    ['an hour ago', -60, true],
    ['in an hour, by a phone whose clock is behind', 60, true],
  ])('a copy of %s is fetched again or not', async (_, minutes, isOld) => {
    const date = new Date(Date.now() + minutes * 60_000).toUTCString();
    expect(isOlder(await toCached(new Response('', { headers: { date } })), 15 * 60_000)).toBe(isOld);
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

    test('a saved page of a provisional year is marked', () =>
      expect(cachedDay(since, page.replace('2083,8]', '2083,8,1]'), 'en')).toMatch('5 Mangsir 2083 (provisional) ·'));

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
});

describe('the worker', () => {
  describe('broken storage', () => {
    const ORIGIN = 'https://campus.example';
    const listeners: { type: string; listen: (event: unknown) => void }[] = [];
    const showNotification = jest.fn(async () => undefined);

    /** A browser whose storage is damaged, full, or forbidden by its settings. */
    beforeAll(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'UnknownError'));
      Object.assign(globalThis, {
        self: {
          addEventListener: (type: string, listen: (event: unknown) => void) => listeners.push({ type, listen }),
          registration: { showNotification },
        },
        location: new URL(ORIGIN),
        caches: { open: refuse, match: refuse },
      });
      servePages();
      serveFiles();
      showNotifications();
    });

    const html = () =>
      Object.defineProperty(new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }), 'type', {
        value: 'basic',
      });

    /** The response of the worker, after its background work. */
    async function request(path: string, preloadResponse: Promise<Response>) {
      const responses: Promise<Response>[] = [];
      const work: Promise<unknown>[] = [];
      const event = {
        request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
        preloadResponse,
        respondWith: (response: Promise<Response>) => responses.push(response),
        waitUntil: (done: Promise<unknown>) => work.push(done),
      };
      for (const { type, listen } of listeners) if (type === 'fetch') listen(event);
      const response = await responses[0];
      await Promise.allSettled(work);
      return response?.text();
    }

    test.each(['/notice', '/offline', '/ne/notice/item/5'])(
      '%s is served by the site if the storage is broken',
      async (path) => {
        expect(await request(path, Promise.resolve(html()))).toContain('<title>Page</title>');
      },
    );

    test('a file is served by the site if the storage is broken', async () => {
      expect(await request('/files/notice.pdf', Promise.resolve(new Response('%PDF')))).toBe('%PDF');
    });

    test('without a connection and storage the plain offline page is served', async () => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await request('/ne/notice/item/5', Promise.reject(new TypeError('Failed to fetch')))).toContain(
        '<html lang="ne">',
      );
    });

    test('a push message is shown if the storage is broken', async () => {
      const notices = [{ id: '5', path: '/notice/item/5', text: 'Routine' }];
      const message = { language: 'en', words: { one: 'New', many: 'New' }, list: '/notice', count: 1, notices };
      const work: Promise<unknown>[] = [];
      const event = { data: { json: () => message }, waitUntil: (done: Promise<unknown>) => work.push(done) };
      listeners.find(({ type }) => type === 'push')?.listen(event);
      await Promise.allSettled(work);
      expect(showNotification).toHaveBeenCalledWith('New', expect.objectContaining({ body: 'Routine' }));
    });

    test('a failed preload is not used as a response: Firefox reports it as an error response', async () => {
      const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => html());
      expect(await request('/notice', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
      expect(await request('/files/notice.pdf', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
      fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await request('/ne/notice/item/5', Promise.resolve(Response.error()))).toContain('<html lang="ne">');
    });
  });

  describe('shared links without a connection', () => {
    const listeners: ((event: unknown) => void)[] = [];
    const saved = new Map([['/about', '<html lang="en"><body>The campus, saved</body></html>']]);

    beforeAll(() => {
      const cache = {
        match: async (address: string) => {
          const page = saved.get(address);
          return page && new Response(page, { headers: { date: 'Sat, 21 Nov 2026 08:20:00 GMT' } });
        },
        put: async () => undefined,
        delete: async () => true,
        keys: async () => [],
      };
      Object.assign(globalThis, {
        self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
        location: new URL('https://campus.example'),
        caches: { open: async () => cache, has: async () => true },
      });
      servePages();
    });
    afterEach(() => void jest.restoreAllMocks());

    test.each([
      ['/about?fbclid=x', true],
      ['/about?_rdr', true],
      ['/about?x=1', true],
      ['/about?ref=share', true],
      ['/about?page=2', false],
      ['/search?ref=share', false],
    ])('%s opens the saved page: %s', async (path, isSaved) => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      const responses: Promise<Response>[] = [];
      const event = {
        request: { url: `https://campus.example${path}`, method: 'GET', mode: 'navigate' },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => responses.push(response),
        waitUntil: () => undefined,
      };
      for (const listen of listeners) listen(event);
      const html = await (await responses[0])?.text();
      expect(html?.includes('The campus, saved')).toBe(isSaved);
    });
  });

  describe('saved files', () => {
    const ORIGIN = 'https://campus.example';
    const FILE = `${ORIGIN}/files/a.pdf`;
    const stored = new Map<string, string>();
    const listeners: ((event: unknown) => void)[] = [];
    const withoutQuery = (address: string) => address.split('?')[0] ?? '';

    beforeAll(() => {
      const cache = {
        match: async (address: string) => {
          const match = [...stored].find(([key]) => withoutQuery(key) === withoutQuery(address));
          return match && new Response(match[1]);
        },
        delete: async (address: string) => {
          for (const key of stored.keys()) if (withoutQuery(key) === withoutQuery(address)) stored.delete(key);
          return true;
        },
      };
      Object.assign(globalThis, {
        self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
        location: new URL(ORIGIN),
        caches: { open: async () => cache, has: async () => true },
      });
      serveFiles();
    });
    beforeEach(() => {
      stored.clear();
      stored.set(`${FILE}?name=Routine.pdf`, 'the copy');
    });
    afterEach(() => void jest.restoreAllMocks());

    /** Reads the file's address, with this response of the site. */
    async function read(site: (method: string) => Response | Promise<Response>): Promise<string> {
      const fetchSpy = jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async (_, init) => site(init?.method ?? 'GET'));
      const responses: Promise<Response>[] = [];
      const event = {
        request: { url: FILE, method: 'GET' },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => responses.push(response),
      };
      for (const listen of listeners) listen(event);
      const text = await (await responses[0])?.text();
      expect(fetchSpy.mock.calls.length).toBeGreaterThan(0);
      return text ?? '';
    }

    test('a saved file is served from the device while the site has it', async () => {
      expect(await read(() => new Response(null))).toBe('the copy');
      expect(stored.size).toBe(1);
    });

    test.each([404, 410])('a saved file with status %i on the site is deleted and not served', async (status) => {
      expect(await read((method) => new Response(method === 'HEAD' ? null : 'not there', { status }))).toBe(
        'not there',
      );
      expect(stored.size).toBe(0);
    });

    test.each([429, 500, 503])('a saved file is served if the site responds with %i', async (status) => {
      expect(await read(() => new Response(null, { status }))).toBe('the copy');
    });

    test('a saved file is served without a connection', async () => {
      expect(await read(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('the copy');
      expect(stored.size).toBe(1);
    });
  });

  describe('the page script', () => {
    const ORIGIN = 'https://campus.example';
    const stored = new Map<string, string>();
    const listeners: ((event: unknown) => void)[] = [];

    beforeAll(() => {
      const cache = {
        match: async (address: string) => {
          const script = stored.get(address);
          return script && new Response(script);
        },
        keys: async () => [...stored.keys()],
        delete: async (address: string) => stored.delete(address),
        put: async (address: string, script: Response) => void stored.set(address, await script.text()),
      };
      Object.assign(globalThis, {
        self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
        location: new URL(ORIGIN),
        caches: { open: async () => cache },
      });
      servePageScript();
    });
    beforeEach(() => stored.clear());
    afterEach(() => void jest.restoreAllMocks());

    /** The response of the worker for an address, with this response of the site; undefined if the worker does not handle the request. */
    async function read(path: string, site: () => Response): Promise<string | undefined> {
      jest.spyOn(globalThis, 'fetch').mockImplementation(async () => site());
      const responses: Promise<Response>[] = [];
      const work: Promise<unknown>[] = [];
      const event = {
        request: { url: `${ORIGIN}${path}` },
        respondWith: (response: Promise<Response>) => responses.push(response),
        waitUntil: (each: Promise<unknown>) => work.push(each),
      };
      for (const listen of listeners) listen(event);
      const text = await (await responses[0])?.text();
      await Promise.all(work);
      return text;
    }
    const script = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, immutable' } });
    const offline = () => {
      throw new TypeError('offline');
    };

    test('the page script of a visited page is served without a connection', async () => {
      expect(await read('/page-script/a', script('one'))).toBe('one');
      expect(await read('/page-script/a', offline)).toBe('one');
    });

    test('the script sent to a page of another build is not stored', async () => {
      const headers = { 'cache-control': 'public, max-age=60' };
      expect(await read('/page-script/old', () => new Response('other', { headers }))).toBe('other');
      expect(stored.size).toBe(0);
    });

    test('scripts of at most three builds are stored, and the oldest is deleted first', async () => {
      for (const name of ['a', 'b', 'c', 'd']) await read(`/page-script/${name}`, script(name));
      expect([...stored.values()]).toEqual(['b', 'c', 'd']);
    });

    test('requests for other files are not handled', async () => {
      expect(await read('/logos/campus.svg', script('logo'))).toBeUndefined();
    });
  });

  describe('the page cache', () => {
    const ORIGIN = 'https://campus.example';
    let stored: Map<string, Response>;
    /** Number of pages that fit on the device. */
    let capacity: number;

    /** A cache as specified: `put` appends an entry to its list. */
    const cache = {
      put: async (address: string, copy: Response) => {
        if (!stored.has(address) && stored.size >= capacity) throw new DOMException('full', 'QuotaExceededError');
        stored.delete(address);
        stored.set(address, copy);
      },
      match: async (request: string | Request) =>
        stored.get(typeof request === 'string' ? request : new URL(request.url).pathname)?.clone(),
      delete: async (address: string) => stored.delete(address),
      keys: async () => [...stored.keys()].map((address) => new Request(ORIGIN + address)),
    };

    beforeEach(() => {
      stored = new Map();
      capacity = Number.POSITIVE_INFINITY;
      Object.assign(globalThis, { caches: { open: async () => cache } });
    });

    const page = (bytes = 100) =>
      new Response(`<html lang="en"><title>Page</title>${'x'.repeat(bytes)}`, {
        headers: { 'content-type': 'text/html', date: 'Sat, 21 Nov 2026 08:20:00 GMT', 'set-cookie': 'a=1' },
      });
    const addresses = async () => (await listPages()).map(({ address }) => address);

    test('sixty pages are stored, and the least recently read one is deleted', async () => {
      for (let number = 1; number <= 60; number += 1) await cachePage(`/${number}`, page());
      const first = await cachedPage('/1');
      if (first) await touchPage('/1', first);
      await cachePage('/61', page());
      const all = await addresses();
      expect(all).toHaveLength(60);
      expect(all.slice(0, 2)).toEqual(['/61', '/1']);
      expect(all).not.toContain('/2');
    });

    test('four megabytes of pages are stored', async () => {
      for (let number = 1; number <= 5; number += 1) await cachePage(`/${number}`, page(1_000_000));
      expect(await addresses()).toEqual(['/5', '/4', '/3', '/2']);
    });

    test('on a full device the least recently read pages are deleted', async () => {
      for (let number = 1; number <= 20; number += 1) await cachePage(`/${number}`, page());
      capacity = 20;
      await cachePage('/21', page());
      expect((await addresses()).slice(0, 2)).toEqual(['/21', '/20']);
    });

    test('the cached pages remain if a new page does not fit', async () => {
      await cachePage('/1', page());
      capacity = 1;
      await cachePage('/2', page());
      expect(await addresses()).toEqual(['/1']);
    });

    test('the offline page lists the ten latest pages, and the others collapsed', async () => {
      for (let number = 1; number <= 12; number += 1) await cachePage(`/${number}`, page());
      const html = await (await offlineFallback(new URL('https://campus.example/no-page/a/b'))).text();
      const [visible = '', folded = ''] = html.slice(html.lastIndexOf('<h2>')).split('<details>');
      expect(visible.match(/<li>/g)).toHaveLength(10);
      expect(visible).toContain('href="/12"');
      expect(folded).toContain('<summary>2 more</summary>');
      expect(folded.match(/<li>/g)).toHaveLength(2);
    });

    test('a copy has its time and no data of the visitor', async () => {
      await cachePage('/1', page());
      const headers = Object.fromEntries((await cachedPage('/1'))?.headers ?? []);
      expect(headers).toMatchObject({ 'x-kept-since': '2026-11-21T08:20:00.000Z', 'x-kept-title': 'Page' });
      expect(Object.keys(headers)).not.toContain('set-cookie');
      await removePage('/1');
      expect(await addresses()).toEqual([]);
    });
  });
});
