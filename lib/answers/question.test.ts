import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isSettled, questionOf } from './question.ts';

function request(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
}

test.each([
  ['gzip, deflate, br, zstd', 'gzip', true],
  ['gzip', 'gzip', false],
  ['gzip;q=1.0, br;q=0', 'gzip', false],
  ['gzip;q=0, br', 'identity', false],
  ['br', 'identity', false],
  ['', 'identity', false],
])('who takes “%s” asks Next for %s', (accepted, encoding, takesBrotli) => {
  const asked = request('/notice', { 'accept-encoding': accepted });
  expect(questionOf(asked)).toEqual({ key: `${encoding} /notice`, takesBrotli, isLite: false });
  expect(asked.headers['accept-encoding']).toBe(encoding);
});

test.each([
  ['a query', request('/notice/search?q=a')],
  ['another method', request('/', {}, 'HEAD')],
  ['a part of a page', request('/', { rsc: '1' })],
  ['a prefetch', request('/', { 'next-router-prefetch': '1' })],
  ['a part of a file', request('/', { range: 'bytes=0-9' })],
  ['a date', request('/notice/feed.xml', { 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' })],
])('%s is a matter of the one request', (_, asked) => {
  expect(questionOf(asked)).toBeNull();
});

test('an answer that varies by anything else does not answer all', () => {
  expect(isSettled('')).toBe(true);
  expect(isSettled('rsc, Next-Router-State-Tree, Accept-Encoding')).toBe(true);
  expect(isSettled('Accept-Encoding, Cookie')).toBe(false);
  expect(isSettled('rsc, Cookie, Save-Data, Accept-Encoding')).toBe(true);
  expect(isSettled('*')).toBe(false);
});
