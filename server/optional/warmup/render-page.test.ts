import type { RequestListener } from 'node:http';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { responseCache } from '#server/cache/response-cache.ts';
import { createFinish } from '#server/finish/finish.ts';
import { pageLoader } from '#server/finish/stored-page.ts';
import { internalRequest } from '#server/http/internal-request.ts';
import { createDictionary, setDictionaries } from '#server/optional/dictionaries/dictionaries.ts';
import { createSiteServer } from '#server/site-server.ts';
import { pageRenderer } from './render-page.ts';
import { idleScheduler } from './run-when-idle.ts';

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
