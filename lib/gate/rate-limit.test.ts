import { log } from '../log.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

let limit: RateLimit;

beforeEach(() => {
  jest.useFakeTimers();
  limit = createRateLimit(3);
});
afterEach(() => jest.useRealTimers());

async function ask(url: string, route: string, times: number, address = 'a') {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await limit.before(url, route, address));
  return waits;
}

test.each([
  ['/api/notices?q=a', '/api/notices'],
  ['/api/made-up', 'other'],
  ['/notice/search?q=a', '/notice/search'],
  ['/ne/qaa/documents', '/qaa/documents'],
])('%s is counted: beyond the limit an address waits for its minute to end', async (url, route) => {
  expect(await ask(url, route, 5)).toEqual([0, 0, 0, 60, 60]);
  expect(await ask(url, route, 1, 'b')).toEqual([0]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await ask(url, route, 1)).toEqual([40]);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await ask(url, route, 4)).toEqual([0, 0, 0, 60]);
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
  const absent = () => limit.after('/gallery/{id}', 404, 'a');
  limit.after('/_next/image', 200, 'a');
  for (let time = 0; time < 3; time += 1) absent();
  limit.after('/gallery/{id}', 200, 'a');
  limit.after('/notice', 404, 'a');
  expect(limit.before('/gallery/x', '/gallery/{id}', 'a')).toBe(0);
  absent();
  await jest.advanceTimersByTimeAsync(1);
  expect(limit.before('/gallery/1', '/gallery/{id}', 'a')).toBe(60);
  expect(limit.before('/_next/image?url=a', '/_next/image', 'a')).toBe(60);
  expect(limit.before('/made-up', 'other', 'a')).toBe(60);
  expect(limit.before('/gallery/1', '/gallery/{id}', 'b')).toBe(0);
  expect(limit.before('/notice', '/notice', 'a')).toBe(0);
  expect(await ask('/api/visits', '/api/visits', 1)).toEqual([0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(limit.before('/gallery/1', '/gallery/{id}', 'a')).toBe(0);
});

test('the log names it once a minute, without its last part', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  await ask('/api/visits', '/api/visits', 20, '203.0.113.77');
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ address: '203.0.113.0' }), 'an address asks for too much'],
  ]);
  warn.mockRestore();
});

test('0 is no limit', async () => {
  limit = createRateLimit(0);
  expect(new Set(await ask('/api/visits', '/api/visits', 1000))).toEqual(new Set([0]));
  limit.after('other', 404, 'a');
});

test.each([400, 404, 503])('a picture that cannot be made, %d, counts as what is not there', async (status) => {
  for (let time = 0; time < 4; time += 1) limit.after('/_next/image', status, 'c');
  await jest.advanceTimersByTimeAsync(1);
  expect(limit.before('/_next/image?url=a', '/_next/image', 'c')).toBe(60);
});
