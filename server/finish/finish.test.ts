import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { CachedResponse, responseCache } from '../cache/response-cache.ts';
import { createRequestContext } from '../http/request-context.ts';
import { type AnyResponse, withHeaders } from '../http/response.ts';
import { completeHeaders } from './complete-headers.ts';
import { errorResponse } from './error-page.ts';
import { allowPrefetchReuse, createFinish, replaceFailedPage, type Step, toLiteVariant } from './finish.ts';
import { storeResponse } from './store-response.ts';

const TEXT = 'नमस्ते'.repeat(200);
const html = { 'content-type': 'text/html; charset=utf-8', etag: '"tag"' };
const whole: AnyResponse = { status: 200, headers: html, body: Buffer.from(TEXT) };

function request(headers: Record<string, string> = {}, method = 'GET', url = '/about') {
  return createRequestContext(Object.assign(new IncomingMessage(new Socket()), { url, method, headers }));
}

const { finish } = createFinish();

test.each([
  ['a handler', whole],
  ['the framework while it streams', { ...whole, body: null }],
  ['an error', errorResponse(request())],
  ['a redirect', { status: 308, headers: { location: '/' }, body: Buffer.alloc(0) }],
])('a response of %s gets all headers', async (_, response) => {
  const context = request();
  const { headers } = await finish({ response }, context);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': context.rendering.id,
  });
});

describe('headers of a response', () => {
  const LITE = 'Cookie, Save-Data';
  const [page, json, css, png, part] = ['text/html', 'application/json', 'text/css', 'image/png', 'text/x-component'];
  const picture = '/_next/image?url=%2Ffiles%2Fa.jpg&w=96&q=60';
  const headersOf = (type: string | undefined, headers: object = {}, status = 200, url = '/about') => {
    const response: AnyResponse = { status, headers: { 'content-type': type, ...headers }, body: Buffer.from('') };
    return completeHeaders(response, request({}, 'GET', url)).headers;
  };

  test.each([
    [page, '', undefined, `Accept-Encoding, ${LITE}`],
    [page, '', 'no-store', `Accept-Encoding, ${LITE}`],
    [page, 'rsc, Next-Router-State-Tree, Accept-Encoding', undefined, `rsc, Accept-Encoding, ${LITE}`],
    [page, LITE, undefined, `Accept-Encoding, ${LITE}`],
    [json, '', undefined, 'Accept-Encoding'],
    [json, 'accept-encoding', undefined, 'accept-encoding'],
    [json, 'rsc, Origin', undefined, 'Origin, Accept-Encoding'],
    [json, '', 'private, no-store', undefined],
    [png, '', undefined, undefined],
    [part, 'rsc, Next-Router-State-Tree', undefined, 'rsc, Next-Router-State-Tree, Accept-Encoding'],
  ])('%s with Vary “%s” and Cache-Control %s varies by %s', (type, vary, lifetime, expected) => {
    expect(headersOf(type, { vary, ...(lifetime && { 'cache-control': lifetime }) }).vary).toBe(expected);
  });

  test.each([
    [json, 200, undefined],
    [css, 299, undefined],
    [css, 300, 'DENY'],
    [json, 404, 'DENY'],
    [page, 200, 'DENY'],
    ['application/pdf', 200, 'DENY'],
  ])('%s with status %d may be opened as a document: %s', (type, status, expected) => {
    const headers = headersOf(type, {}, status);
    expect([headers['x-frame-options'], headers['x-content-type-options']]).toEqual([expected, 'nosniff']);
  });

  test.each([
    ['/about', 200, 'public, max-age=60', 'public, max-age=60'],
    ['/about', 200, '', undefined],
    ['/about', 200, 's-maxage=60, stale-while-revalidate=1000000', 's-maxage=60, max-age=0'],
    ['/about', 200, 's-maxage=60, stale-while-revalidate=999999', 's-maxage=60, stale-while-revalidate=999999'],
    ['/about', 403, 'public, max-age=60', 'public, max-age=60'],
    ['/about', 404, 'public, max-age=60', 'no-store'],
    ['/about', 410, 'public, max-age=60', 'public, max-age=60'],
    ['/about', 499, 'public, max-age=60', 'public, max-age=60'],
    ['/about', 500, 'public, max-age=60', 'no-store'],
    [picture, 200, 'public, max-age=31536000', 'public, max-age=60, must-revalidate'],
    [picture, 399, 'public, max-age=5', 'public, max-age=60, must-revalidate'],
    [picture, 400, 'public, max-age=5', 'public, max-age=5'],
    [picture, 404, 'public, max-age=5', 'no-store'],
  ])('%s with status %d and Cache-Control “%s” is cached as %s', (url, status, lifetime, expected) => {
    expect(headersOf(png, lifetime ? { 'cache-control': lifetime } : {}, status, url)['cache-control']).toBe(expected);
  });

  test.each([
    [undefined, undefined],
    ['abc', '"abc"'],
    ['"abc"', '"abc"'],
    ['W/"abc"', 'W/"abc"'],
  ])('the ETag %s is sent as %s', (etag, expected) => expect(headersOf(png, etag ? { etag } : {}).etag).toBe(expected));

  test('a file has its stated length, other responses have none, and only secure sites require https', () => {
    const file = headersOf(png, { 'x-file-length': '12' });
    expect([file['content-length'], file['x-file-length']]).toEqual([12, undefined]);
    expect(headersOf(png)).not.toHaveProperty('content-length');
    expect(headersOf(png)).not.toHaveProperty('strict-transport-security');
    const secure = completeHeaders(whole, { ...request(), isSecure: true }).headers;
    expect(secure['strict-transport-security']).toBe('max-age=63072000');
  });

  test('only pages run scripts', () => {
    expect(headersOf(png)['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect(headersOf(page)['content-security-policy']).toMatch(/'nonce-/);
  });
});

describe('steps of pages', () => {
  const lifetimeFor = (headers: Record<string, string>, lifetime: string) =>
    allowPrefetchReuse({ ...whole, headers: { ...html, 'cache-control': lifetime } }, request(headers)).headers[
      'cache-control'
    ];

  test.each([
    [{ 'sec-purpose': 'prefetch' }, 's-maxage=60, max-age=0', 's-maxage=60, max-age=10'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 's-maxage=60, max-age=0', 's-maxage=60, max-age=10'],
    [{ 'sec-purpose': 'prefetch' }, 'no-store', 'no-store'],
    [{}, 's-maxage=60, max-age=0', 's-maxage=60, max-age=0'],
  ])('for %j the lifetime %s becomes %s', (headers, lifetime, expected) => {
    expect(lifetimeFor(headers, lifetime)).toBe(expected);
  });

  test.each([
    [500, html, true],
    [500, { 'content-type': 'application/json' }, false],
    [503, html, false],
    [404, html, false],
  ])('a response with status %d and %j is replaced by the error page: %s', (status, headers, isReplaced) => {
    const response = { ...whole, status, headers };
    const replaced = replaceFailedPage(response);
    expect(replaced !== response).toBe(isReplaced);
    expect(replaceFailedPage({ ...response, body: null }).body).toBeNull();
    if (isReplaced) expect(replaced.headers.etag).toBeUndefined();
  });

  test('a lite response has another ETag, and only one that may be stored is shared', () => {
    const lite = { ...request(), isLite: true };
    const of = (headers: object, body: Buffer | null = whole.body ?? null) =>
      toLiteVariant({ ...whole, headers: { ...html, ...headers }, body }, lite).headers;
    expect(toLiteVariant(whole, { ...lite, isLite: false })).toBe(whole);
    expect(of({}, null).etag).toBe('"tag"');
    expect(of({ etag: undefined }).etag).toBeUndefined();
    expect([of({}).etag, of({}, Buffer.alloc(0)).etag]).toEqual(['"tag-lite"', '"tag-lite"']);
    expect(of({ 'content-type': 'text/plain', link: '</a>' }).link).toBe('</a>');
    const stored = of({ 'cache-control': 's-maxage=60', link: '</a>' });
    expect([stored.link, stored['cache-control']?.toString().includes('private')]).toEqual([undefined, true]);
    expect(of({ 'cache-control': 'no-store' })['cache-control']).toBe('no-store');
  });
});

test('a response enters the steps by its state, and is stored without what belongs to one visitor', async () => {
  const passed: string[] = [];
  const step =
    (name: string): Step =>
    (response) => {
      passed.push(name);
      return withHeaders(response, { [`x-${name}`]: '1' });
    };
  const { finish, complete } = createFinish({ complete: [step('complete')], adapt: [step('adapt')] });
  const stepsOf = async (run: () => unknown) => {
    passed.length = 0;
    await run();
    return passed.join();
  };
  const context = request({ 'accept-encoding': 'br' });
  expect(await stepsOf(() => finish({ response: whole }, context))).toBe('complete,adapt');
  expect(await stepsOf(() => finish({ response: whole, state: 'complete' }, context))).toBe('adapt');
  expect(await stepsOf(() => finish({ response: whole, state: 'encoded' }, context))).toBe('adapt');
  expect(await stepsOf(() => complete(whole, context))).toBe('complete');
  const { headers } = complete(whole, context);
  for (const name of ['x-request-id', 'x-adapt', 'content-encoding']) expect(headers).not.toHaveProperty(name);
});

describe('a response for everybody', () => {
  const text = '/stored';
  const PUBLIC = 'public, max-age=60';
  const store = (headers: Record<string, string> = {}, more: Partial<AnyResponse> & { older?: number } = {}) => {
    const response = { ...whole, headers: { ...html, 'cache-control': PUBLIC, ...headers }, ...more } as AnyResponse;
    const generation = responseCache().generation - (more.older ?? 0);
    const context = Object.assign(request(), { isLite: headers.lite !== undefined });
    return storeResponse(response, { text, requestedAt: 7, generation }, context);
  };
  beforeEach(() => responseCache().drop(text));

  test.each<[boolean, Record<string, string>, Parameters<typeof store>[1]]>([
    [true, {}, {}],
    [true, { 'cache-control': 's-maxage=60' }, {}],
    [false, { 'cache-control': 'max-age=60' }, {}],
    [false, { 'cache-control': 'public, private' }, {}],
    [false, { 'cache-control': 'public, no-store' }, {}],
    [false, { 'cache-control': 'private, no-cache' }, {}],
    [true, { 'cache-control': 'private, no-cache', lite: '' }, {}],
    [false, { lite: '' }, {}],
    [true, { 'x-nextjs-cache': 'HIT' }, {}],
    [false, { 'x-nextjs-cache': 'MISS' }, {}],
    [false, { 'x-nextjs-cache': 'STALE' }, {}],
    [true, { 'content-security-policy': "script-src 'self'" }, {}],
    [false, { 'content-security-policy': "script-src 'nonce-a'" }, {}],
    [false, { 'set-cookie': 'a=b' }, {}],
    [true, { vary: 'Accept-Encoding' }, {}],
    [false, { vary: 'Accept-Encoding, Accept-Language' }, {}],
    [false, { 'content-type': 'image/png' }, {}],
    [false, { 'content-encoding': 'gzip' }, {}],
    [false, {}, { status: 404 }],
    [false, {}, { body: null }],
    [true, {}, { body: Buffer.alloc(512 * 1024) }],
    [false, {}, { body: Buffer.alloc(512 * 1024 + 1) }],
    [false, {}, { older: 1 }],
  ])('is stored: %p, with the headers %j', (isStored, headers, more) => {
    expect([store(headers, more) !== null, responseCache().peek(text) !== null]).toEqual([isStored, isStored]);
  });

  test.each<[string, Record<string, string>, Parameters<typeof store>[1], string, number | null]>([
    ['of the same content', {}, {}, 'the first', 7],
    ['of new content', { etag: '"new"' }, {}, 'a new one', 7],
    ['without an ETag', { etag: '' }, {}, 'a new one', 7],
    ['of an earlier publication', {}, { older: 1 }, 'the first', 1],
    ['that is about to be renewed', { 'x-nextjs-cache': 'STALE' }, {}, 'the first', 1],
    ['of one visitor', { 'set-cookie': 'a=b' }, {}, 'the first', null],
    ['of an error', {}, { status: 500 }, 'none', null],
  ])('after a response %s the stored one is %s', (_, headers, more, result, checkedAt) => {
    const first = store();
    Object.assign(first ?? {}, { checkedAt: 1, isOutdated: true });
    const second = store(headers, more);
    expect(second === null ? 'none' : second === first ? 'the first' : 'a new one').toBe(result);
    expect(responseCache().peek(text)?.checkedAt ?? null).toBe(checkedAt);
    expect(responseCache().peek(text)?.isOutdated ?? null).toBe(checkedAt === null ? null : checkedAt === 1);
  });
});

test('a complete response is encoded, an encoded one is sent at once as it is', async () => {
  const context = request({ 'accept-encoding': 'br' });
  const encoded = await finish({ response: whole, state: 'complete' }, context);
  expect(encoded.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(encoded.body ?? '').toString()).toBe(TEXT);
  expect(finish({ response: encoded, state: 'encoded' }, context)).toMatchObject({ body: encoded.body });
});

test('an encoding that exists is not made again', async () => {
  const encodings = new CachedResponse(html, false, 0);
  encodings.setBody('br', Buffer.from('ready'));
  const { body } = await finish({ response: whole, encodings }, request({ 'accept-encoding': 'br' }));
  expect(String(body)).toBe('ready');
});

test.each(['complete', 'encoded', undefined] as const)('a visitor who has a response (%s) gets 304', async (state) => {
  const context = request({ 'if-none-match': '"tag"' });
  const { status, headers } = await finish({ response: whole, state }, context);
  expect([status, headers.etag, headers['content-type']]).toEqual([304, '"tag"', undefined]);
});

test('a streamed response becomes neither a 304 nor a lite page, as its body follows unchanged', async () => {
  const response = { ...whole, body: null };
  const { status, headers } = await finish({ response }, request({ 'if-none-match': '"tag"', 'save-data': 'on' }));
  expect([status, headers.etag]).toEqual([200, '"tag"']);
});

test('a policy that lets pages frame a response goes without the older header', async () => {
  const policy = 'frame-ancestors https://admin.example; sandbox';
  const response = { ...whole, headers: { ...html, 'content-security-policy': policy } };
  const { headers } = await finish({ response }, request());
  expect([headers['content-security-policy'], headers['x-frame-options']]).toEqual([policy, undefined]);
});

test('a prefetched response without a lifetime gets none', async () => {
  const response = { status: 308, headers: { location: '/' }, body: Buffer.alloc(0) };
  const { headers } = await finish({ response }, request({ 'sec-purpose': 'prefetch' }));
  expect(headers).not.toHaveProperty('cache-control');
});
