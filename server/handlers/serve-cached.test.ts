import type { RequestListener } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { responseCache } from '../cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '../site-server.ts';

const POLICY = "script-src 'sha256-abc'";
const PAGE = 'नमस्ते'.repeat(100);

let server: SiteServer;
let base = '';
let renders = 0;
let framework: RequestListener;

const page =
  (change: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, {
      'Cache-Control': 's-maxage=60',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      ETag: '"tag"',
      ...change,
    });
    response.end(PAGE);
  };

beforeEach(async () => {
  renders = 0;
  framework = page();
  responseCache().expire();
  server = createSiteServer((request, response) => {
    renders += 1;
    framework(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Every test uses a separate address: the cache lives as long as the process. */
async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(base + path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** The clock of the response cache stands still. */
beforeEach(() => {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

test('a response for everybody is made once, and each request has its own id', async () => {
  const first = await get('/again');
  const second = await get('/again');
  expect([first.text, second.text, renders]).toEqual([PAGE, PAGE, 1]);
  expect(second.headers.get('content-security-policy')).toBe(POLICY);
  expect(second.headers.get('x-frame-options')).toBe('DENY');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('many simultaneous requests store one response, which is encoded smaller once', async () => {
  const store = jest.spyOn(responseCache(), 'store');
  await Promise.all(Array.from({ length: 8 }, () => get('/crowd', { 'accept-encoding': 'gzip' })));
  expect(new Set(store.mock.calls.map(([, response]) => response)).size).toBe(1);
});

test('a prefetched page is fresh at the visit, whether it came from the framework or from memory', async () => {
  const lifetime = 's-maxage=60, max-age=0';
  framework = page({ 'Cache-Control': lifetime });
  const prefetch = { 'sec-purpose': 'prefetch' };
  for (const headers of [prefetch, prefetch, { ...prefetch, 'if-none-match': '"tag"' }])
    expect((await get('/prefetch', headers)).headers.get('cache-control')).toBe('s-maxage=60, max-age=10');
  expect((await get('/prefetch')).headers.get('cache-control')).toBe(lifetime);
  framework = page({ 'Cache-Control': 'private, no-store' });
  expect((await get('/ahead-own', prefetch)).headers.get('cache-control')).toBe('private, no-store');
});

test('a browser that has the cached response gets 304', async () => {
  await get('/known');
  const reply = await get('/known', { 'if-none-match': 'W/"other", W/"tag"' });
  expect([reply.status, reply.text, reply.headers.get('etag'), renders]).toEqual([304, '', '"tag"', 1]);
  // There is no body that could have an encoding.
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect((await get('/known', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('only browsers that accept brotli get it, in its smallest form as soon as that exists', async () => {
  const first = await get('/small', { 'accept-encoding': 'gzip, br' });
  expect([first.headers.get('content-encoding'), first.text]).toEqual(['br', PAGE]);
  const cached = responseCache().take('/small');
  const best = brotliCompressSync(PAGE);
  await new Promise<void>((resolve) => {
    const look = () => (cached?.bodyIn('br')?.equals(best) ? resolve() : setImmediate(look));
    look();
  });
  expect(brotliDecompressSync(cached?.bodyIn('br') ?? Buffer.alloc(0)).toString()).toBe(PAGE);
  const both = await get('/small', { 'accept-encoding': 'gzip, br' });
  const gzip = await get('/small', { 'accept-encoding': 'gzip' });
  const encodings = [both, gzip].map(({ headers }) => headers.get('content-encoding'));
  expect([encodings, both.text, gzip.text, renders]).toEqual([['br', 'gzip'], PAGE, PAGE, 2]);
  await get('/small', { 'accept-encoding': 'gzip' });
  expect(renders).toBe(2);

  responseCache().expire();
  const renewed = await get('/small', { 'accept-encoding': 'gzip, br' });
  expect([renewed.headers.get('content-encoding'), renewed.text, renders]).toEqual(['br', PAGE, 3]);
  await get('/small', { 'accept-encoding': 'gzip' });
  expect(renders).toBe(3);

  responseCache().expire();
  framework = page({ ETag: '"other"' });
  const other = await get('/small', { 'accept-encoding': 'gzip, br' });
  expect([other.headers.get('content-encoding'), other.text]).toEqual(['br', PAGE]);
});

test.each(['STALE', 'MISS'])(
  'an unchanged page that is rendered again (%s) is sent in its smallest form',
  async (state) => {
    const path = `/same-${state}`;
    await get(path, { 'accept-encoding': 'gzip' });
    const cached = responseCache().peek(path);
    cached?.setBody('br', brotliCompressSync(PAGE));
    responseCache().expire();
    // A rendering is a change, also for responses in flight.
    framework = (request, response) => {
      responseCache().expire();
      page({ 'x-nextjs-cache': state })(request, response);
    };
    const reply = await get(path, { 'accept-encoding': 'br' });
    expect([reply.text, reply.headers.get('content-encoding')]).toEqual([PAGE, 'br']);
    expect(Number(reply.headers.get('content-length'))).toBe(brotliCompressSync(PAGE).length);
    expect(responseCache().peek(path)).toBe(cached);
  },
);

test('after a second, and after a publication, the next request gets the newer response', async () => {
  await get('/newer');
  responseCache().expire();
  await get('/newer');
  expect(renders).toBe(2);
  jest.mocked(performance.now).mockReturnValue(performance.now() + 1001);
  await get('/newer');
  await get('/newer');
  expect(renders).toBe(3);
});

test('a response that was in flight at a publication is not stored', async () => {
  framework = (request, response) => {
    responseCache().expire();
    page()(request, response);
  };
  await get('/crossed');
  await get('/crossed');
  expect(renders).toBe(2);
});

test('while a new page is rendered, other requests get the copy of the old one', async () => {
  await get('/renewed');
  framework = page({ 'x-nextjs-cache': 'STALE' });
  jest.mocked(performance.now).mockReturnValue(performance.now() + 1001);
  await get('/renewed');
  await get('/renewed');
  expect(renders).toBe(2);
});

test('after a publication no visitor gets the old page, also while another one waits for the new page', async () => {
  await get('/published');
  responseCache().outdate();
  const begun = Promise.withResolvers<void>();
  const rendered = Promise.withResolvers<void>();
  framework = async (request, response) => {
    begun.resolve();
    await rendered.promise;
    page({ ETag: '"new"' })(request, response);
  };
  const replies = [get('/published')];
  await begun.promise;
  const settled = jest.fn();
  const second = get('/published');
  void second.then(settled);
  while (renders < 3 && settled.mock.calls.length === 0) await new Promise(setImmediate);
  replies.push(second);
  rendered.resolve();
  expect((await Promise.all(replies)).map(({ headers }) => headers.get('etag'))).toEqual(['"new"', '"new"']);
  expect((await get('/published')).headers.get('etag')).toBe('"new"');
  expect(renders).toBe(3);
});

test('a page that a publication did not change is served from the cache again after one check', async () => {
  await get('/unchanged');
  responseCache().outdate();
  for (let visit = 0; visit < 3; visit += 1) await get('/unchanged');
  expect(renders).toBe(2);
});

test('a deleted page is not served from the cache again', async () => {
  await get('/gone');
  responseCache().expire();
  framework = page({}, 404);
  expect((await get('/gone')).status).toBe(404);
  expect((await get('/gone')).status).toBe(404);
});

test.each([
  ['a shared response of 600 bytes is', 's-maxage=60', 600, 'br'],
  ['a shared response of 500 bytes is not', 's-maxage=60', 500, null],
  ['a personal response of 1100 bytes is', 'no-store', 1100, 'br'],
  ['a personal response of 1000 bytes is not', 'no-store', 1000, null],
])('%s encoded', async (name, sharing, length, encoding) => {
  framework = (_, response) => {
    response.writeHead(200, { 'Cache-Control': sharing, 'Content-Type': 'application/json', ETag: '"tag"' });
    response.end('a'.repeat(length));
  };
  const { headers } = await get(`/${encodeURIComponent(name)}`, { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe(encoding);
});

test.each([
  ['a failure', page({ 'Cache-Control': 'no-store' }, 503)],
  ['a private page', page({ 'Cache-Control': 'private, max-age=60' })],
  ['a page whose lifetime is not for shared caches', page({ 'Cache-Control': 'max-age=60' })],
  ['a page that sets a cookie', page({ 'Set-Cookie': 'a=b' })],
  ['a page that varies by cookie', page({ Vary: 'Cookie' })],
  ['a stale page, while the new one is rendered', page({ 'x-nextjs-cache': 'STALE' })],
  ['a page made for the request', page({ 'Content-Security-Policy': "script-src 'nonce-abc'" })],
  ['a picture', page({ 'Content-Type': 'image/webp' })],
])('%s is not stored', async (name, listener) => {
  framework = listener;
  const path = `/${encodeURIComponent(name)}`;
  await get(path);
  await get(path);
  expect(renders).toBe(2);
});

describe('lite pages', () => {
  const html = `<html lang="en"><p>${PAGE}<img src="/files/a.jpg" alt="A hill"></html>`;
  const lite = { 'save-data': 'on' };
  beforeEach(() => {
    framework = (request, response) => {
      const isUnchanged = request.headers['if-none-match'] === '"whole"';
      response.setHeader('Link', '</a.svg>; rel=preload; as="image"');
      response.writeHead(isUnchanged ? 304 : 200, { 'Cache-Control': 's-maxage=60', ETag: '"whole"' });
      response.end(isUnchanged ? undefined : html);
    };
    const whole = framework;
    framework = (request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', POLICY);
      whole(request, response);
    };
  });

  test('lite pages are cached separately at the same address', async () => {
    const path = '/gallery/lite-1';
    for (const _ of [1, 2]) {
      const saving = await get(path, lite);
      expect(saving.text).toContain('<html data-lite');
      expect(saving.text).toContain('Show the picture: A hill');
      expect(saving.headers.get('link')).toBeNull();
      expect(saving.headers.get('vary')).toContain('Cookie, Save-Data');
      expect(saving.headers.get('cache-control')).toBe('private, no-cache');
      const whole = await get(path);
      expect(whole.text).toBe(html);
      expect(whole.headers.get('vary')).toContain('Cookie, Save-Data');
    }
    expect(renders).toBe(2);
  });

  test('lite pages have a separate ETag', async () => {
    const path = '/gallery/lite-2';
    const first = await get(path, lite);
    expect(first.headers.get('etag')).toBe('"whole-lite"');
    expect((await get(path, { ...lite, 'if-none-match': '"whole-lite"' })).status).toBe(304);
    expect((await get(path, { ...lite, 'if-none-match': '"whole"' })).status).toBe(200);
    responseCache().drop(`lite ${path}`);
    const again = await get(path, { ...lite, 'if-none-match': '"whole-lite"' });
    expect([again.status, again.headers.get('etag')]).toEqual([304, '"whole-lite"']);
  });

  test('lite pages are compressed, and sent only to visitors who want them', async () => {
    const reply = await get('/gallery/lite-3', { ...lite, 'accept-encoding': 'gzip' });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.text).toContain('data-lite');
    expect((await get('/gallery/lite-3', { ...lite, cookie: 'lite=0' })).text).toBe(html);
  });

  test('parts of pages and files have no lite variant', async () => {
    expect((await get('/gallery/lite-4', { ...lite, rsc: '1' })).text).toBe(html);
    expect((await get('/_next/static/a.js', lite)).text).toBe(html);
  });
});
