import { parseEnvironment } from '../environment/schema.ts';
import { log } from '../log.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

let limit: RateLimit;

beforeEach(() => {
  jest.useFakeTimers();
  limit = createRateLimit(60);
});
afterEach(() => jest.useRealTimers());

async function ask(url: string, route: string, times: number, address = 'a') {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await limit.before(url, route, address));
  return waits;
}

test.each([
  ['/api/visits', '/api/visits', 60],
  ['/api/notices?q=a', '/api/notices', 30],
  ['/api/made-up', 'other', 60],
  ['/notice/search?q=a', '/notice/search', 3],
  ['/ne/qaa/documents', '/qaa/documents', 3],
  ['/api/qaa/login', '/api/qaa/login', 60],
])('%s is counted by its cost: beyond the limit an address waits for its minute to end', async (url, route, times) => {
  expect(await ask(url, route, times)).toEqual(Array(times).fill(0));
  expect(await ask(url, route, 2)).toEqual([60, 60]);
  expect(await ask(url, route, 1, 'b')).toEqual([0]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await ask(url, route, 1)).toEqual([40]);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await ask(url, route, times + 1)).toEqual([...Array(times).fill(0), 60]);
});

test('two thousand phones of one address may read, count and search in a minute', async () => {
  limit = createRateLimit(parseEnvironment({}).apiRateLimit);
  const waits: number[] = [];
  for (let phone = 0; phone < 2000; phone += 1) {
    waits.push(...(await ask('/api/visits', '/api/visits', 2)), ...(await ask('/api/notices?q=a', '/api/notices', 3)));
    if (phone % 10 === 0) waits.push(...(await ask('/notice/search?q=a', '/notice/search', 1)));
  }
  expect(Math.max(...waits)).toBe(0);
});

test('guesses at the login use up nothing of what readers have, and readers nothing of what logins have', async () => {
  await ask('/api/qaa/login', '/api/qaa/login', 100);
  expect(await ask('/api/visits', '/api/visits', 1)).toEqual([0]);
  await ask('/api/visits', '/api/visits', 100, 'b');
  expect(await ask('/api/qaa/form/login', '/api/qaa/form/login', 1, 'b')).toEqual([0]);
});

test.each([
  ['/api/health/live', '/api/health/live'],
  ['/', '/'],
  ['/_next/static/a.js', '/_next/static'],
  ['/gallery/1', '/gallery/{id}'],
])('%s is not, and waits for nothing', (url, route) => {
  for (let time = 0; time < 9; time += 1) expect(limit.before(url, route, 'a')).toBe(0);
});

test('who asks for what is not there waits too, but not for pages of fixed addresses, nor at the doors', async () => {
  const absent = () => limit.after('/gallery/x', '/gallery/{id}', 404, 'a');
  limit.after('/_next/image?url=b', '/_next/image', 200, 'a');
  for (let time = 0; time < 3; time += 1) absent();
  limit.after('/notice', '/notice', 404, 'a');
  await jest.advanceTimersByTimeAsync(1);
  expect(limit.before('/gallery/y', '/gallery/{id}', 'a')).toBe(0);
  absent();
  await jest.advanceTimersByTimeAsync(1);
  expect(limit.before('/gallery/y', '/gallery/{id}', 'a')).toBe(60);
  expect(limit.before('/_next/image?url=a', '/_next/image', 'a')).toBe(60);
  expect(limit.before('/made-up', 'other', 'a')).toBe(60);
  expect(limit.before('/gallery/y', '/gallery/{id}', 'b')).toBe(0);
  expect(limit.before('/notice', '/notice', 'a')).toBe(0);
  expect(await ask('/api/visits', '/api/visits', 1)).toEqual([0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(limit.before('/gallery/y', '/gallery/{id}', 'a')).toBe(0);
});

test('what was there for anybody a moment ago is free for those too who wait', async () => {
  limit.after('/notice/item/5', '/notice/item/{id}', 200, 'b');
  limit.after('/files/a.pdf?name=b', '/files/{name}', 206, 'b');
  limit.after('/_next/image?url=b', '/_next/image', 200, 'b');
  for (let time = 0; time < 9; time += 1) limit.after('/gallery/x', '/gallery/{id}', 404, 'a');
  await jest.advanceTimersByTimeAsync(1);
  const wait = (url: string, route: string) => limit.before(url, route, 'a');
  expect(wait('/notice/item/5?from=feed', '/notice/item/{id}')).toBe(0);
  expect(wait('/files/a.pdf', '/files/{name}')).toBe(0);
  expect(wait('/_next/image?url=b', '/_next/image')).toBe(0);
  expect(wait('/_next/image?url=c', '/_next/image')).toBe(60);
  expect(wait('/notice/item/6', '/notice/item/{id}')).toBe(60);
  limit.after('/notice/item/5', '/notice/item/{id}', 404, 'b');
  expect(wait('/notice/item/5', '/notice/item/{id}')).toBe(60);
});

test('the log names it once a minute, without its last part', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  await ask('/api/visits', '/api/visits', 80, '203.0.113.77');
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ address: '203.0.113.0' }), 'an address asks for too much'],
  ]);
  warn.mockRestore();
});

test('0 is no limit', async () => {
  limit = createRateLimit(0);
  expect(new Set(await ask('/api/visits', '/api/visits', 1000))).toEqual(new Set([0]));
  limit.after('/made-up', 'other', 404, 'a');
});

test.each([400, 404, 503])('a picture that cannot be made, %d, counts as what is not there', async (status) => {
  for (let time = 0; time < 4; time += 1) limit.after('/_next/image?url=a', '/_next/image', status, 'c');
  await jest.advanceTimersByTimeAsync(1);
  expect(limit.before('/_next/image?url=a', '/_next/image', 'c')).toBe(60);
});
