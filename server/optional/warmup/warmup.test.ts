import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import { createFinish } from '#server/finish/finish.ts';
import { pageLoader } from '#server/finish/stored-page.ts';
import { type InternalRequest, internalRequest } from '#server/http/internal-request.ts';
import { createDictionary, setDictionaries } from '#server/optional/dictionaries/dictionaries.ts';
import { createSiteServer } from '#server/site-server.ts';
import { type Priority, WarmupQueue } from './queue.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import { idleScheduler } from './run-when-idle.ts';
import { encodingBroadcaster, listenToEncoder, pictureWarmup } from './start-warmup.ts';
import { pageWarmup, picturesOfPage } from './warm-pages.ts';

describe('the queue', () => {
  const isPending = async () => (await metrics.warmupPending.get()).values[0]?.value === 1;

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  const ended = () => until(async () => !(await isPending()));

  /** A queue that records the addresses that it makes; `fails`: whether an address fails. */
  function recordingQueue(fails: (address: string) => boolean = () => false, pauseMs = 20) {
    const made: string[] = [];
    let inFlight = 0;
    const queue = new WarmupQueue(async (address) => {
      expect(++inFlight).toBe(1);
      made.push(address);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inFlight -= 1;
      return !fails(address);
    }, pauseMs);
    return { queue, made };
  }

  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

  afterEach(() => jest.restoreAllMocks());

  test('addresses are made one after the other by priority, and the metrics report them as pending', async () => {
    const { queue, made } = recordingQueue();
    queue.add('pages', ['/a', '/b']);
    queue.add('first pictures', ['/picture']);
    queue.add('home', ['/', '/ne']);
    queue.add('lists', ['/notice']);
    expect(await isPending()).toBe(true);
    await ended();
    expect(made).toEqual(['/', '/ne', '/notice', '/a', '/b', '/picture']);
  });

  test('an address is made once, with the more urgent of its priorities', async () => {
    const { queue, made } = recordingQueue();
    queue.add('pages', ['/a', '/b', '/notice']);
    queue.add('lists', ['/notice']);
    queue.add('newest records', ['/a']);
    await ended();
    expect(made).toEqual(['/notice', '/a', '/b']);
  });

  test('addresses that replace those of a priority come instead of them', async () => {
    const { queue, made } = recordingQueue();
    queue.add('records of home', ['/old', '/both']);
    queue.add('lists', ['/notice']);
    queue.replace('records of home', ['/new', '/both']);
    await ended();
    expect(made).toEqual(['/new', '/both', '/notice']);
  });

  test('an address that is added again while it is made is made again', async () => {
    const made: string[] = [];
    const queue: WarmupQueue = new WarmupQueue(async (address) => {
      made.push(address);
      if (made.length === 1) queue.add('home', [address]);
      return true;
    });
    queue.add('home', ['/']);
    await ended();
    expect(made).toEqual(['/', '/']);
  });

  test('addresses are made outside the context of the publishing request', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const queue = new WarmupQueue(async () => {
      seen.push(request.getStore());
      return true;
    });
    request.run('POST /api/revalidate', () => queue.add('home', ['/']));
    await ended();
    expect(seen).toEqual([undefined]);
  });

  test('a failure does not stop the queue; after 20 in a row it pauses before each address with one line in the log', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    let isAway = true;
    const { queue, made } = recordingQueue((address) => isAway && address !== '/10', 60_000);
    queue.add('pages', numbered(50));
    await until(() => made.length === 31);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([made.length, warn.mock.calls.length, await isPending()]).toEqual([31, 1, true]);
    isAway = false;
    queue.add('home', ['/']);
    queue.resumeAfter(0);
    await ended();
    expect([made.length, made[31], warn.mock.calls.length]).toEqual([51, '/', 1]);
  });

  test('a queue that pauses after failures continues once an address succeeds', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    let attempts = 0;
    const queue = new WarmupQueue(async () => {
      attempts += 1;
      if (attempts < 23) throw new Error('no memory');
      return true;
    }, 10);
    queue.add('pages', numbered(100));
    await ended();
    expect(attempts).toBe(100);
    expect(warn.mock.calls).toEqual([
      [{ err: new Error('no memory'), path: '/19' }, 'warm-up paused; pages and pictures are made on request'],
    ]);
  });

  test('no address is begun before the delay after a publication has ended', async () => {
    const { queue, made } = recordingQueue();
    queue.resumeAfter(80);
    queue.add('pages', ['/about']);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(made).toEqual([]);
    queue.add('home', ['/']);
    await ended();
    expect(made).toEqual(['/', '/about']);
  });

  test('a stopping process makes no page and no picture', async () => {
    const { queue, made } = recordingQueue();
    markStopping();
    queue.add('home', ['/']);
    await ended();
    expect(made).toEqual([]);
    globalThis.campusWebsite?.delete('stopping');
  });
});

describe('encodings of other processes', () => {
  const { send } = process;

  beforeEach(() => {
    jest.replaceProperty(cluster, 'isWorker', true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.send = send;
  });

  function stored(key: string, tag: string): CachedResponse {
    const cached = new CachedResponse({ etag: tag, 'content-type': 'text/html' }, false, 0);
    responseCache().store(key, cached);
    return cached;
  }

  test('encodings of one process are sent to the others, and confirmed at the first request', () => {
    const dictionary = createDictionary('en', 'Welcome');
    setDictionaries([dictionary]);
    const sent = jest.fn();
    process.send = sent;
    const listen = jest.spyOn(process, 'on').mockReturnThis();
    const sendEncodings = encodingBroadcaster();
    const cached = stored('/about', '"a"');
    cached.setBody('br', Buffer.from('small'));
    cached.setBody('gzip', Buffer.from('larger'));
    cached.setBody(dictionary, Buffer.from('smaller'));
    sendEncodings('/about', cached, ['br', dictionary]);
    const [[message]] = sent.mock.calls;

    listenToEncoder();
    for (const [, receive] of listen.mock.calls) receive({ ...message, payload: { ...message.payload, key: '/copy' } });
    const received = responseCache().peek('/copy');
    expect([
      received?.headers.etag,
      received?.bodyIn('br')?.toString(),
      received?.bodyIn(dictionary)?.toString(),
    ]).toEqual(['"a"', 'small', 'smaller']);
    expect(received?.bodyIn('gzip')).toBeUndefined();
    expect(received?.encodingFor(['br'])).toBe('br');
    expect(responseCache().take('/copy')).toBeNull();
  });

  test('a process that joins later receives all encoded pages', () => {
    const sent = jest.fn();
    process.send = sent;
    const listen = jest.spyOn(process, 'on').mockReturnThis();
    const sendEncodings = encodingBroadcaster();
    const cached = stored('/staff', '"b"');
    cached.setBody('br', Buffer.from('small'));
    sendEncodings('/staff', cached, ['br']);
    listenToEncoder();
    const joined = sent.mock.calls.at(-1)?.[0];
    sent.mockClear();
    for (const [, receive] of listen.mock.calls) receive(joined);
    expect(sent.mock.calls.map(([{ payload }]) => payload.key)).toEqual(['/staff']);
    responseCache().drop('/staff');
    sent.mockClear();
    for (const [, receive] of listen.mock.calls) receive(joined);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('warmed pages', () => {
  const link = (path: string) => `<a href="${path}">`;
  const links = (path: string, count: number) =>
    Array.from({ length: count }, (_, id) => link(`${path}/${count - id}`)).join('');
  const all = new Set(['contact', 'notices', 'flash-notices', 'staff', 'gallery', 'publications']);
  const FLASH = `<dialog open="" data-flash="true">${link('/notice/item/5')}</dialog>`;
  const HOME = [FLASH, link('/notice/item/9'), link('/gallery/3')].join('');

  const address = (name: string) => `/_next/image?url=%2Ffiles%2F${name}.webp&amp;w=96&amp;q=60`;
  const picture = (name: string, loading = 'lazy') =>
    `<img srcSet="${address(name)} 96w" sizes="80px" loading="${loading}"/>`;
  const nameIn = (path: string) => /%2F([\w-]+)\.\w+&w=/.exec(path)?.[1] ?? path;

  /** A site whose pages have this content and these tags, and the addresses that are added to the queue. */
  function site(html: Record<string, string> = {}, tags: Record<string, string[]> = {}) {
    const added: [Priority, string][] = [];
    const add = (priority: Priority, paths: Iterable<string>) => {
      for (const path of paths) added.push([priority, nameIn(path)]);
    };
    const page = { state: 'rendered' as RenderedPage['state'], during: () => {} };
    const render = async (path: string): Promise<RenderedPage> => {
      page.during();
      return { state: page.state, html: html[path] ?? '', tags: tags[path] ?? ['contact'] };
    };
    const pages = pageWarmup(render, { add, replace: add }, 20);
    return {
      pages,
      page,
      added: (priority: Priority) => added.filter(([each]) => each === priority).map(([, path]) => path),
      clear: () => void added.splice(0),
    };
  }

  beforeAll(() => registerSite());
  afterAll(() => registerSite(siteOf([])));

  test('after a start Home, the lists of records and all other pages are added in both languages', () => {
    const { pages, added } = site();
    pages.addOutdated(all);
    expect(added('home')).toEqual(['/', '/ne']);
    expect(added('lists')).toEqual(expect.arrayContaining(['/notice', '/ne/notice', '/gallery', '/staff', '/contact']));
    expect(added('pages')).toEqual(expect.arrayContaining(['/library', '/ne/library', '/programs/bbs']));
    const paths = (['home', 'lists', 'pages'] as const).flatMap(added);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('after a publication only pages that show its content are added, its lists first', async () => {
    const { pages, added, clear } = site({}, { '/': ['notices', 'gallery'], '/library': ['notices'] });
    pages.addOutdated(all);
    const paths = (['home', 'lists', 'pages'] as const).flatMap(added);
    for (const path of paths.filter((each) => each !== '/gallery')) await pages.warm(path);
    clear();
    pages.markOutdated(new Set(['gallery']));
    pages.addOutdated(new Set(['gallery']));
    expect([added('home'), added('lists'), added('pages')]).toEqual([['/'], ['/gallery'], []]);
  });

  test('the records of Home are added in both languages unless they are current, those of flash notices last', async () => {
    const { pages, added, clear } = site({ '/': HOME }, { '/': ['gallery'], '/notice/item/9': ['notices'] });
    await pages.warm('/');
    const records = ['/notice/item/9', '/gallery/3', '/notice/item/5'].flatMap((path) => [path, `/ne${path}`]);
    expect(added('records of home')).toEqual(records);
    for (const path of records) await pages.warm(path);
    clear();
    pages.markOutdated(new Set(['notices']));
    await pages.warm('/');
    expect(added('records of home')).toEqual(['/notice/item/9']);
  });

  test('the newest 10 records of a list are added in both languages, 30 older ones in English for their pictures', async () => {
    const { pages, added } = site({ '/gallery': links('/gallery', 50), '/notice/exam': links('/notice/item', 10) });
    await pages.warm('/gallery');
    expect(added('newest records')).toHaveLength(20);
    expect(added('newest records').slice(0, 2)).toEqual(['/gallery/50', '/ne/gallery/50']);
    expect(added('older records')).toHaveLength(30);
    expect(added('older records').at(-1)).toBe('/gallery/11');
    await pages.warm('/notice/exam');
    expect(added('newest records')).toHaveLength(20);
  });

  test('the first pictures of a page are more urgent than other pictures, those of an album viewer least, and 60 are added at most', async () => {
    const many = Array.from({ length: 100 }, (_, index) => picture(`p${index}`)).join('');
    const { pages, added } = site({
      '/': picture('cover', 'eager') + picture('later'),
      '/staff': many,
      '/ne/staff': many,
      '/gallery/9': `<a href="/files/large.jpg" data-await="true"><img></a>`,
    });
    for (const path of ['/', '/staff', '/ne/staff', '/gallery/9']) await pages.warm(path);
    expect(added('pictures of home')).toEqual(['cover', 'later']);
    expect(added('first pictures')).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
    expect([added('other pictures').length, added('other pictures').at(-1)]).toEqual([52, 'p59']);
    expect(new Set(added('viewer pictures'))).toEqual(new Set(['large']));
  });

  test('a page that fails is not current, and one that lacks content is added again later, Home first', async () => {
    const { pages, page, added } = site({ '/': HOME });
    page.state = 'failed';
    expect(await pages.warm('/about')).toBe(false);
    page.state = 'incomplete';
    for (const path of ['/staff', '/ne']) expect(await pages.warm(path)).toBe(false);
    expect(added('pages')).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([added('home'), added('pages')]).toEqual([['/ne'], ['/staff']]);
    expect(added('records of home')).toEqual([]);
    pages.addOutdated(new Set());
    expect(added('pages')).toContain('/about');
  });

  test('an error of the framework is passed on', async () => {
    const { pages, page } = site();
    page.during = () => {
      throw new Error('no memory');
    };
    await expect(pages.warm('/about')).rejects.toThrow('no memory');
  });

  test('a page that was rendered during a publication is not current', async () => {
    const { pages, page, added } = site({}, { '/about': ['notices'] });
    page.during = () => pages.markOutdated(new Set(['notices']));
    expect(await pages.warm('/about')).toBe(true);
    pages.addOutdated(new Set(['notices']));
    expect(added('pages')).toContain('/about');
  });
});

describe('a rendered page', () => {
  const PAGE = `<p>${'नमस्ते'.repeat(300)}</p><a href="/notice/item/7">`;
  const MAGIC = 40;

  let states: string[] = [];
  let change: Record<string, string> = {};
  let status = 200;
  let requested: string[] = [];

  /** A framework with one page, in these states one after the other, then always in the last one. */
  const framework: RequestListener = ({ url = '', headers }, response) => {
    requested.push(`${url} ${headers['if-none-match'] ?? ''}`.trim());
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=60, stale-while-revalidate=31536000',
      'Content-Security-Policy': "script-src 'sha256-abc'",
      ETag: '"tag"',
      'x-nextjs-cache': (states.length > 1 ? states.shift() : states[0]) ?? 'HIT',
      'x-shown-tags': 'notices,contact',
      ...change,
    });
    response.end(PAGE);
  };

  beforeEach(() => {
    states = ['HIT'];
    change = {};
    status = 200;
    requested = [];
    setDictionaries([]);
  });

  const shared: string[] = [];
  const load = pageLoader((internal) => internalRequest(framework, internal), createFinish());
  const render = pageRenderer({
    load: (url) => load({ url }),
    runWhenIdle: idleScheduler(),
    share: (key, _, encodings) => shared.push(`${key} ${encodings.join()}`),
  });

  test('a page is stored in its smallest form, which the first visitor gets', async () => {
    states = ['MISS', 'HIT'];
    expect(await render('/about')).toEqual({ state: 'rendered', html: PAGE, tags: ['notices', 'contact'] });
    expect(requested).toEqual(['/about', '/about']);
    const smallest = brotliCompressSync(PAGE);
    expect(responseCache().peek('/about')?.bodyIn('br')).toEqual(smallest);

    const server = createSiteServer(framework);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/about`;
    const visit = (headers: Record<string, string> = {}) =>
      fetch(url, { headers: { 'accept-encoding': 'br', ...headers } });
    try {
      for (const isFresh of [true, false]) {
        if (!isFresh) responseCache().expire();
        const page = await visit();
        expect(page.headers.get('content-length')).toBe(String(smallest.length));
        expect(page.headers.get('x-shown-tags')).toBeNull();
        expect(await page.text()).toBe(PAGE);
      }
      expect((await visit({ 'if-none-match': '"tag"' })).status).toBe(304);
      const { headers } = responseCache().peek('/about') ?? {};
      responseCache().drop('/about');
      await (await visit()).text();
      // The response made for a visitor has the same headers.
      expect(responseCache().peek('/about')?.headers).toEqual(headers);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test('a page is also encoded against the dictionary of its language', async () => {
    const dictionaries = [createDictionary('en', 'Welcome'), createDictionary('ne', 'नमस्ते'.repeat(50))];
    setDictionaries(dictionaries);
    await render('/ne/gallery');
    const [, nepali] = dictionaries;
    const body = (nepali && responseCache().peek('/ne/gallery')?.bodyIn(nepali)) ?? Buffer.alloc(0);
    expect(body.subarray(8, MAGIC)).toEqual(nepali?.digest);
    expect(zstdDecompressSync(body.subarray(MAGIC), { dictionary: nepali?.body ?? body }).toString()).toBe(PAGE);
  });

  test('existing encodings are not made again', async () => {
    shared.length = 0;
    expect([(await render('/staff')).state, (await render('/staff')).state]).toEqual(['there', 'there']);
    expect(shared).toEqual(['/staff br']);
  });

  test('a stale page is requested until the newer one is in the cache, three times at most', async () => {
    states = ['STALE', 'HIT'];
    expect((await render('/contact')).state).toBe('rendered');
    states = ['STALE'];
    requested = [];
    expect((await render('/library')).state).toBe('failed');
    expect(requested).toHaveLength(3);
    expect(responseCache().peek('/library')).toBeNull();
  });

  test('a page for which newer content was late is rendered once more when it is due', async () => {
    change = { 'Cache-Control': 's-maxage=1, stale-while-revalidate=31536000' };
    states = ['MISS', 'HIT', 'STALE', 'HIT'];
    expect((await render('/sports')).state).toBe('rendered');
    expect(requested).toHaveLength(4);
  });

  test.each([
    ['does not exist', 404, {}, 'failed'],
    ['fails', 500, {}, 'failed'],
    ['lacks its content', 503, {}, 'incomplete'],
    ['lacks a part', 200, { 'Cache-Control': 'no-store' }, 'incomplete'],
  ])('a page that %s is requested once and not stored', async (name, code, headers, state) => {
    status = code;
    change = headers;
    const path = `/${encodeURIComponent(name)}`;
    expect(await render(path)).toEqual({ state, html: '', tags: [] });
    expect(requested).toEqual([path]);
    expect(responseCache().peek(path)).toBeNull();
  });
});

describe('warmed pictures', () => {
  const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;
  const image = (name: string, more = '') =>
    `<img src="/x" srcSet="${[96, 750].map((width) => `${address(name, width)} ${width}w`).join(', ')}" ${more}/>`
      .replaceAll('&w', '&amp;w')
      .replaceAll('&q', '&amp;q');

  const PAGE = `<dialog open="" data-flash="true">${image('poster', 'loading="lazy"')}</dialog>
<main>${image('cover', 'loading="eager"')}${image('later', 'loading="lazy"')}<img src="data:," loading="eager"></main>`;

  /** A picture service with pictures of a kilobyte, and the requests that it receives. */
  function service(status = 200) {
    const requested: InternalRequest[] = [];
    const request = async (internal: InternalRequest) => {
      requested.push(internal);
      return { response: { status, headers: { 'x-nextjs-cache': 'MISS' }, body: Buffer.alloc(1000) } };
    };
    return { request, requested };
  }

  test('a page’s first pictures are the pictures of its flash notices and all that load eagerly', () => {
    expect(picturesOfPage(PAGE).first).toEqual(
      ['poster', 'cover'].flatMap((name) => [address(name, 96), address(name, 750)]),
    );
  });

  test('a picture is requested once a day, in the formats of supported browsers', async () => {
    const { request, requested } = service();
    const pictures = pictureWarmup(request, idleScheduler());
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    for (const _ of ['new', 'encoded']) expect(await pictures.warm('/a')).toBe(true);
    expect(requested).toEqual([{ url: '/a', headers: { accept: expect.stringContaining('image/avif') } }]);
    clock.mockReturnValue(now + 25 * 60 * 60_000);
    expect(await pictures.warm('/a')).toBe(true);
    expect(requested).toHaveLength(2);
    expect(pictures.usage()).toEqual({ entries: 1, bytes: 1000 });
    clock.mockRestore();
  });

  test('no more pictures are encoded than fit the limit, which counts again after a publication', async () => {
    const { request, requested } = service();
    const pictures = pictureWarmup(request, idleScheduler(), 4500);
    const warmAll = async (names: string) => {
      for (const name of names) expect(await pictures.warm(`/${name}`)).toBe(true);
    };
    await warmAll('abcdefgh');
    expect(requested.map(({ url }) => url).join('')).toBe('/a/b/c/d/e');
    pictures.restartLimit();
    await warmAll('ei');
    expect(requested.at(-1)?.url).toBe('/i');
    expect(requested).toHaveLength(6);
    expect(pictures.usage().bytes).toBeLessThanOrEqual(4500);
  });

  test('a picture that fails is reported and requested again', async () => {
    const { request, requested } = service(500);
    const pictures = pictureWarmup(request, idleScheduler());
    expect([await pictures.warm('/a'), await pictures.warm('/a')]).toEqual([false, false]);
    expect(requested).toHaveLength(2);
  });

  test('nothing is encoded while a visitor waits', async () => {
    let isWaiting = true;
    const { request, requested } = service();
    const encoded = pictureWarmup(
      request,
      idleScheduler(() => isWaiting),
    ).warm('/a');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(requested).toEqual([]);
    isWaiting = false;
    await encoded;
    expect(requested).toHaveLength(1);
  });
});
