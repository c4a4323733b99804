import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { cacheKeyOf, variesByKey } from './cache-key.ts';
import { acceptedEncodings } from './encode.ts';
import { CachedResponse, ResponseCache } from './response-cache.ts';

describe('the key', () => {
  function request(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
    return Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  }

  test.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
    ['gzip;q=0, br', ['br', 'identity']],
    ['br', ['br', 'identity']],
    ['', ['identity']],
  ])('an Accept-Encoding of “%s” gets the same response, in one of %j', (accepted, encodings) => {
    const incoming = request('/notice', { 'accept-encoding': accepted });
    expect(cacheKeyOf(incoming)?.text).toBe('/notice');
    expect(acceptedEncodings(accepted)).toEqual(encodings);
  });

  test.each([
    ['a query', request('/notice/search?q=a')],
    ['another method', request('/', {}, 'HEAD')],
    ['a part of a page', request('/', { rsc: '1' })],
    ['a prefetch', request('/', { 'next-router-prefetch': '1' })],
    ['a part of a file', request('/', { range: 'bytes=0-9' })],
    ['a date', request('/notice/feed.xml', { 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' })],
  ])('a request with %s has no cache key', (_, incoming) => {
    expect(cacheKeyOf(incoming)).toBeNull();
  });

  test('a response that varies by a header outside the key cannot serve everybody', () => {
    expect(variesByKey('')).toBe(true);
    expect(variesByKey('rsc, Next-Router-State-Tree, Accept-Encoding')).toBe(true);
    expect(variesByKey('Accept-Encoding, Cookie')).toBe(false);
    expect(variesByKey('rsc, Cookie, Save-Data, Accept-Encoding')).toBe(true);
    expect(variesByKey('*')).toBe(false);
  });
});

describe('responses', () => {
  function response(bytes: number, headers: Record<string, string> = { etag: '"a"' }): CachedResponse {
    const cached = new CachedResponse(headers, false, 0);
    cached.setBody('identity', Buffer.alloc(bytes));
    return cached;
  }
  const MEGABYTE = 1024 * 1024;

  test('after a second the first request checks for a newer response, and the others get the copy', () => {
    const cache = new ResponseCache();
    cache.store('a', response(1));
    expect(cache.take('a', 1000)).not.toBeNull();
    expect(cache.take('a', 1001)).toBeNull();
    expect(cache.take('a', 1002)).not.toBeNull();
  });

  test('an immutable response is not checked again, even after a publication', () => {
    const cache = new ResponseCache();
    cache.store('a', response(1, { 'cache-control': 'public, max-age=31536000, immutable' }));
    cache.store('b', response(1, { 'cache-control': 'public, max-age=31536000' }));
    cache.expire();
    expect(cache.take('a', 1_000_000)).not.toBeNull();
    expect(cache.take('b', 1_000_000)).toBeNull();
  });

  test('the response cache holds a bounded number of bytes, and drops the least recently used first', () => {
    const cache = new ResponseCache();
    for (const key of ['a', 'b', 'c']) cache.store(key, response(6 * MEGABYTE));
    cache.take('a', 0);
    cache.store('d', response(6 * MEGABYTE));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.take(key, 0))).toEqual(['a', 'c', 'd']);
  });

  test('a cached response is found by its ETag', () => {
    const cache = new ResponseCache();
    cache.store('a', response(1));
    expect(cache.withTag('a', '"a"')).not.toBeNull();
    expect(cache.withTag('a', '"b"')).toBeNull();
    expect(cache.withTag('b', '"a"')).toBeNull();
    cache.store('c', response(1, {}));
    expect(cache.withTag('c', undefined)).toBeNull();
  });
});
