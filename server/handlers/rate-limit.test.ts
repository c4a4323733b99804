import { matchRoute } from '#lib/platform/routes/match.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

let limit: RateLimit;

beforeEach(() => {
  jest.useFakeTimers();
  limit = createRateLimit(60);
});
afterEach(() => jest.useRealTimers());

const before = (url: string, address: string) => limit.before(url, matchRoute(url), address);
const after = (url: string, status: number, address: string) => limit.after(url, matchRoute(url), status, address);

async function send(url: string, times: number, address = 'a') {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await before(url, address));
  return waits;
}

test.each([
  ['/api/visits', 60],
  ['/api/notices?q=a', 30],
  ['/api/made-up', 60],
  ['/notice/search?q=a', 15],
  ['/ne/qaa/documents', 3],
  ['/api/qaa/login', 60],
])('%s is counted by its cost: beyond the limit an address waits until the end of its minute', async (url, times) => {
  expect(await send(url, times)).toEqual(Array(times).fill(0));
  expect(await send(url, 2)).toEqual([60, 60]);
  expect(await send(url, 1, 'b')).toEqual([0]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await send(url, 1)).toEqual([40]);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await send(url, times + 1)).toEqual([...Array(times).fill(0), 60]);
});

test('two thousand phones of one address may read, count and search in a minute', async () => {
  limit = createRateLimit(parseEnvironment({}).apiRateLimit);
  const waits: number[] = [];
  for (let phone = 0; phone < 2000; phone += 1) {
    waits.push(...(await send('/api/visits', 2)), ...(await send('/api/notices?q=a', 3)));
    if (phone % 10 === 0) waits.push(...(await send('/notice/search?q=a', 1)));
  }
  expect(Math.max(...waits)).toBe(0);
});

test('login attempts and other requests have separate limits', async () => {
  await send('/api/qaa/login', 100);
  expect(await send('/api/visits', 1)).toEqual([0]);
  await send('/api/visits', 100, 'b');
  expect(await send('/api/qaa/form/login', 1, 'b')).toEqual([0]);
});

test.each([['/api/health/live'], ['/'], ['/_next/static/a.js'], ['/gallery/1']])('%s is not rate-limited', (url) => {
  for (let time = 0; time < 9; time += 1) expect(before(url, 'a')).toBe(0);
});

test('requests for missing addresses are limited, without an effect on pages with fixed addresses and endpoints', async () => {
  const absent = () => after('/gallery/x', 404, 'a');
  after('/_next/image?url=b', 200, 'a');
  for (let time = 0; time < 3; time += 1) absent();
  after('/notice', 404, 'a');
  await jest.advanceTimersByTimeAsync(1);
  expect(before('/gallery/y', 'a')).toBe(0);
  absent();
  await jest.advanceTimersByTimeAsync(1);
  expect(before('/gallery/y', 'a')).toBe(60);
  expect(before('/_next/image?url=a', 'a')).toBe(60);
  expect(before('/made-up', 'a')).toBe(60);
  expect(before('/gallery/y', 'b')).toBe(0);
  expect(before('/notice', 'a')).toBe(0);
  expect(await send('/api/visits', 1)).toEqual([0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(before('/gallery/y', 'a')).toBe(0);
});

test('an address that existed a moment ago is free even for a limited visitor', async () => {
  after('/notice/item/5', 200, 'b');
  after('/files/a.pdf?name=b', 206, 'b');
  after('/_next/image?url=b', 200, 'b');
  for (let time = 0; time < 9; time += 1) after('/gallery/x', 404, 'a');
  await jest.advanceTimersByTimeAsync(1);
  const wait = (url: string) => before(url, 'a');
  expect(wait('/notice/item/5?from=feed')).toBe(0);
  expect(wait('/files/a.pdf')).toBe(0);
  expect(wait('/_next/image?url=b')).toBe(0);
  expect(wait('/_next/image?url=c')).toBe(60);
  expect(wait('/notice/item/6')).toBe(60);
  after('/notice/item/5', 404, 'b');
  expect(wait('/notice/item/5')).toBe(60);
});

test('the log names a limited address once a minute, anonymized', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  await send('/api/visits', 80, '203.0.113.77');
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ address: '203.0.113.0' }), 'rate limit exceeded']]);
  warn.mockRestore();
});

test('a rate limit of 0 turns the limit off', async () => {
  limit = createRateLimit(0);
  expect(new Set(await send('/api/visits', 1000))).toEqual(new Set([0]));
  after('/made-up', 404, 'a');
});

test.each([400, 404, 503])('a picture that fails with %d counts as a missing address', async (status) => {
  for (let time = 0; time < 4; time += 1) after('/_next/image?url=a', status, 'c');
  await jest.advanceTimersByTimeAsync(1);
  expect(before('/_next/image?url=a', 'c')).toBe(60);
});
