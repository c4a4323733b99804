import { CachedResponse, ResponseCache } from './response-cache.ts';

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
