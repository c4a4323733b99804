import { cachedPage, cachePage, listPages, removePage, touchPage } from './cached-pages.ts';
import { serveFiles } from './serve-files.ts';
import { servePageScript } from './serve-page-script.ts';
import { servePages } from './serve-pages.ts';
import { showNotifications } from './show-notifications.ts';

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
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => site(init?.method ?? 'GET'));
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
    expect(await read((method) => new Response(method === 'HEAD' ? null : 'not there', { status }))).toBe('not there');
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

  test('a copy has its time and no data of the visitor', async () => {
    await cachePage('/1', page());
    const headers = Object.fromEntries((await cachedPage('/1'))?.headers ?? []);
    expect(headers).toMatchObject({ 'x-kept-since': '2026-11-21T08:20:00.000Z', 'x-kept-title': 'Page' });
    expect(Object.keys(headers)).not.toContain('set-cookie');
    await removePage('/1');
    expect(await addresses()).toEqual([]);
  });
});
