import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { cacheKeyOf, variesByKey } from './cache-key.ts';
import { acceptedEncodings } from './encode.ts';

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
