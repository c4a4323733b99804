import type { RequestListener } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { responseCache } from '../cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '../site-server.ts';

const POLICY = "script-src 'sha256-abc'";
const PAGE = 'नमस्ते'.repeat(100);

let server: SiteServer;
let base = '';
let asked = 0;
let answer: RequestListener;

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
  asked = 0;
  answer = page();
  responseCache().expire();
  server = createSiteServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Every test uses an address of its own: the cache lives as long as the process. */
async function ask(path: string, headers: Record<string, string> = {}) {
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
  const first = await ask('/again');
  const second = await ask('/again');
  expect([first.text, second.text, asked]).toEqual([PAGE, PAGE, 1]);
  expect(second.headers.get('content-security-policy')).toBe(POLICY);
  expect(second.headers.get('x-frame-options')).toBe('DENY');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('many simultaneous requests store one response, which is encoded smaller once', async () => {
  const store = jest.spyOn(responseCache(), 'store');
  await Promise.all(Array.from({ length: 8 }, () => ask('/crowd', { 'accept-encoding': 'gzip' })));
  expect(new Set(store.mock.calls.map(([, response]) => response)).size).toBe(1);
});

test('a prefetched page is fresh at the visit, whether it came from the framework or from memory', async () => {
  const lifetime = 's-maxage=60, max-age=0';
  answer = page({ 'Cache-Control': lifetime });
  const ahead = { 'sec-purpose': 'prefetch' };
  for (const headers of [ahead, ahead, { ...ahead, 'if-none-match': '"tag"' }])
    expect((await ask('/ahead', headers)).headers.get('cache-control')).toBe('s-maxage=60, max-age=10');
  expect((await ask('/ahead')).headers.get('cache-control')).toBe(lifetime);
  answer = page({ 'Cache-Control': 'private, no-store' });
  expect((await ask('/ahead-own', ahead)).headers.get('cache-control')).toBe('private, no-store');
});

test('a browser that has the cached response gets 304', async () => {
  await ask('/known');
  const reply = await ask('/known', { 'if-none-match': 'W/"other", W/"tag"' });
  expect([reply.status, reply.text, reply.headers.get('etag'), asked]).toEqual([304, '', '"tag"', 1]);
  // There is no body that could have an encoding.
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect((await ask('/known', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('browsers that accept brotli get it, the smallest form as soon as it is there, and others never', async () => {
  const first = await ask('/small', { 'accept-encoding': 'gzip, br' });
  expect([first.headers.get('content-encoding'), first.text]).toEqual(['br', PAGE]);
  const kept = responseCache().take('/small');
  const best = brotliCompressSync(PAGE);
  await new Promise<void>((resolve) => {
    const look = () => (kept?.bodyIn('br')?.equals(best) ? resolve() : setImmediate(look));
    look();
  });
  expect(brotliDecompressSync(kept?.bodyIn('br') ?? Buffer.alloc(0)).toString()).toBe(PAGE);
  const both = await ask('/small', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask('/small', { 'accept-encoding': 'gzip' });
  const encodings = [both, gzip].map(({ headers }) => headers.get('content-encoding'));
  expect([encodings, both.text, gzip.text, asked]).toEqual([['br', 'gzip'], PAGE, PAGE, 2]);
  await ask('/small', { 'accept-encoding': 'gzip' });
  expect(asked).toBe(2);

  responseCache().expire();
  const renewed = await ask('/small', { 'accept-encoding': 'gzip, br' });
  expect([renewed.headers.get('content-encoding'), renewed.text, asked]).toEqual(['br', PAGE, 3]);
  await ask('/small', { 'accept-encoding': 'gzip' });
  expect(asked).toBe(3);

  responseCache().expire();
  answer = page({ ETag: '"other"' });
  const other = await ask('/small', { 'accept-encoding': 'gzip, br' });
  expect([other.headers.get('content-encoding'), other.text]).toEqual(['br', PAGE]);
});

test.each(['STALE', 'MISS'])(
  'a page that is rendered anew (%s) and says the same goes out in its smallest form',
  async (state) => {
    const path = `/same-${state}`;
    await ask(path, { 'accept-encoding': 'gzip' });
    const kept = responseCache().peek(path);
    kept?.setBody('br', brotliCompressSync(PAGE));
    responseCache().expire();
    // A rendering is a change, also for what is under way.
    answer = (request, response) => {
      responseCache().expire();
      page({ 'x-nextjs-cache': state })(request, response);
    };
    const reply = await ask(path, { 'accept-encoding': 'br' });
    expect([reply.text, reply.headers.get('content-encoding')]).toEqual([PAGE, 'br']);
    expect(Number(reply.headers.get('content-length'))).toBe(brotliCompressSync(PAGE).length);
    expect(responseCache().peek(path)).toBe(kept);
  },
);

test('after a second, and after a publication, the next request gets the newer response', async () => {
  await ask('/newer');
  responseCache().expire();
  await ask('/newer');
  expect(asked).toBe(2);
  jest.mocked(performance.now).mockReturnValue(performance.now() + 1001);
  await ask('/newer');
  await ask('/newer');
  expect(asked).toBe(3);
});

test('a response that was under way at a publication is not stored', async () => {
  answer = (request, response) => {
    responseCache().expire();
    page()(request, response);
  };
  await ask('/crossed');
  await ask('/crossed');
  expect(asked).toBe(2);
});

test('while a new page is rendered, other requests get the copy of the old one', async () => {
  await ask('/renewed');
  answer = page({ 'x-nextjs-cache': 'STALE' });
  jest.mocked(performance.now).mockReturnValue(performance.now() + 1001);
  await ask('/renewed');
  await ask('/renewed');
  expect(asked).toBe(2);
});

test('a page that is gone is not served from the cache again', async () => {
  await ask('/gone');
  responseCache().expire();
  answer = page({}, 404);
  expect((await ask('/gone')).status).toBe(404);
  expect((await ask('/gone')).status).toBe(404);
});

test.each([
  ['many, from 512 bytes on', 's-maxage=60', 600, 'br'],
  ['many, not below', 's-maxage=60', 500, null],
  ['one visitor, from 1024 bytes on', 'no-store', 1100, 'br'],
  ['one visitor, not below', 'no-store', 1000, null],
])('an answer is encoded that is for %s', async (name, sharing, length, encoding) => {
  answer = (_, response) => {
    response.writeHead(200, { 'Cache-Control': sharing, 'Content-Type': 'application/json', ETag: '"tag"' });
    response.end('a'.repeat(length));
  };
  const { headers } = await ask(`/${encodeURIComponent(name)}`, { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe(encoding);
});

test.each([
  ['a failure', page({ 'Cache-Control': 'no-store' }, 503)],
  ['what is private', page({ 'Cache-Control': 'private, max-age=60' })],
  ['what says nothing of sharing', page({ 'Cache-Control': 'max-age=60' })],
  ['what sets a cookie', page({ 'Set-Cookie': 'a=b' })],
  ['what varies by more', page({ Vary: 'Cookie' })],
  ['an old page, while the new one is made', page({ 'x-nextjs-cache': 'STALE' })],
  ['a page made for the request', page({ 'Content-Security-Policy': "script-src 'nonce-abc'" })],
  ['a picture', page({ 'Content-Type': 'image/webp' })],
])('%s is not kept', async (name, listener) => {
  answer = listener;
  const path = `/${encodeURIComponent(name)}`;
  await ask(path);
  await ask(path);
  expect(asked).toBe(2);
});

describe('lite pages', () => {
  const html = `<html lang="en"><p>${PAGE}<img src="/files/a.jpg" alt="A hill"></html>`;
  const lite = { 'save-data': 'on' };
  beforeEach(() => {
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"whole"';
      response.setHeader('Link', '</a.svg>; rel=preload; as="image"');
      response.writeHead(isKnown ? 304 : 200, { 'Cache-Control': 's-maxage=60', ETag: '"whole"' });
      response.end(isKnown ? undefined : html);
    };
    const whole = answer;
    answer = (request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', POLICY);
      whole(request, response);
    };
  });

  test('are another response at the same address, cached beside the whole one', async () => {
    const path = '/gallery/lite-1';
    for (const _ of [1, 2]) {
      const saving = await ask(path, lite);
      expect(saving.text).toContain('<html data-lite');
      expect(saving.text).toContain('Show the picture: A hill');
      expect(saving.headers.get('link')).toBeNull();
      expect(saving.headers.get('vary')).toContain('Cookie, Save-Data');
      expect(saving.headers.get('cache-control')).toBe('private, no-cache');
      const whole = await ask(path);
      expect(whole.text).toBe(html);
      expect(whole.headers.get('vary')).toContain('Cookie, Save-Data');
    }
    expect(asked).toBe(2);
  });

  test('have an ETag of their own', async () => {
    const path = '/gallery/lite-2';
    const first = await ask(path, lite);
    expect(first.headers.get('etag')).toBe('"whole-lite"');
    expect((await ask(path, { ...lite, 'if-none-match': '"whole-lite"' })).status).toBe(304);
    expect((await ask(path, { ...lite, 'if-none-match': '"whole"' })).status).toBe(200);
    responseCache().drop(`lite ${path}`);
    const again = await ask(path, { ...lite, 'if-none-match': '"whole-lite"' });
    expect([again.status, again.headers.get('etag')]).toEqual([304, '"whole-lite"']);
  });

  test('are compressed like whole ones, and only where the visitor wants them', async () => {
    const reply = await ask('/gallery/lite-3', { ...lite, 'accept-encoding': 'gzip' });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.text).toContain('data-lite');
    expect((await ask('/gallery/lite-3', { ...lite, cookie: 'lite=0' })).text).toBe(html);
  });

  test('are pages: parts and files come as they are', async () => {
    expect((await ask('/gallery/lite-4', { ...lite, rsc: '1' })).text).toBe(html);
    expect((await ask('/_next/static/a.js', lite)).text).toBe(html);
  });
});
