import { metrics } from '#lib/platform/metrics/index.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createTransfers } from './transfers.ts';

describe('the rate limit', () => {
  let limit: RateLimit;

  beforeEach(() => {
    jest.useFakeTimers();
    limit = createRateLimit(60);
  });
  afterEach(() => jest.useRealTimers());

  const secondsToWait = (url: string, address: string) => limit.before(url, matchRoute(url), address);
  const countStatus = (url: string, status: number, address: string) =>
    limit.after(url, matchRoute(url), status, address);

  async function send(url: string, times: number, address = 'a') {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push(await secondsToWait(url, address));
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
    for (let time = 0; time < 9; time += 1) expect(secondsToWait(url, 'a')).toBe(0);
  });

  test('requests for missing addresses are limited, without an effect on pages with fixed addresses and endpoints', async () => {
    const absent = () => countStatus('/gallery/x', 404, 'a');
    countStatus('/_next/image?url=b', 200, 'a');
    for (let time = 0; time < 3; time += 1) absent();
    countStatus('/notice', 404, 'a');
    await jest.advanceTimersByTimeAsync(1);
    expect(secondsToWait('/gallery/y', 'a')).toBe(0);
    absent();
    await jest.advanceTimersByTimeAsync(1);
    expect(secondsToWait('/gallery/y', 'a')).toBe(60);
    expect(secondsToWait('/_next/image?url=a', 'a')).toBe(60);
    expect(secondsToWait('/made-up', 'a')).toBe(60);
    expect(secondsToWait('/gallery/y', 'b')).toBe(0);
    expect(secondsToWait('/notice', 'a')).toBe(0);
    expect(await send('/api/visits', 1)).toEqual([0]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(secondsToWait('/gallery/y', 'a')).toBe(0);
  });

  test('an address that existed a moment ago is free even for a limited visitor', async () => {
    countStatus('/notice/item/5', 200, 'b');
    countStatus('/files/a.pdf?name=b', 206, 'b');
    countStatus('/_next/image?url=b', 200, 'b');
    for (let time = 0; time < 9; time += 1) countStatus('/gallery/x', 404, 'a');
    await jest.advanceTimersByTimeAsync(1);
    const wait = (url: string) => secondsToWait(url, 'a');
    expect(wait('/notice/item/5?from=feed')).toBe(0);
    expect(wait('/files/a.pdf')).toBe(0);
    expect(wait('/_next/image?url=b')).toBe(0);
    expect(wait('/_next/image?url=c')).toBe(60);
    expect(wait('/notice/item/6')).toBe(60);
    countStatus('/notice/item/5', 404, 'b');
    expect(wait('/notice/item/5')).toBe(60);
    for (const status of [400, 410, 429, 500, 503]) countStatus('/notice/item/7', status, 'b');
    expect(wait('/notice/item/7')).toBe(60);
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
    countStatus('/made-up', 404, 'a');
  });

  test.each([400, 404, 503])('a picture that fails with %d counts as a missing address', async (status) => {
    for (let time = 0; time < 4; time += 1) countStatus('/_next/image?url=a', status, 'c');
    await jest.advanceTimersByTimeAsync(1);
    expect(secondsToWait('/_next/image?url=a', 'c')).toBe(60);
  });
});

describe('the limit of transfers', () => {
  const transferCount = async () => (await metrics.transfers.get()).values[0]?.value;
  const reader = (address: string, stalledFor = 0) => ({ address, stalledFor: () => stalledFor, stop: jest.fn() });

  test('the number of transfers is limited, one address may have all of them, and the metrics report the number', async () => {
    const transfers = createTransfers(3);
    const ends = [1, 2, 3].map(() => transfers.begin(reader('a')));
    expect(ends).not.toContain(null);
    expect(transfers.begin(reader('a'))).toBeNull();
    expect(await transferCount()).toBe(3);
    for (const end of ends) end?.();
    expect(await transferCount()).toBe(0);
    expect(transfers.begin(reader('a'))).not.toBeNull();
  });

  test('a stalled transfer is stopped for a new one, the longest stalled first', async () => {
    const transfers = createTransfers(3);
    const readers = [reader('a', 4999), reader('b', 6000), reader('c', 8000)];
    for (const each of readers) transfers.begin(each);
    expect(transfers.begin(reader('d'))).not.toBeNull();
    expect(transfers.begin(reader('d'))).not.toBeNull();
    expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([0, 1, 1]);
    expect(await transferCount()).toBe(3);
  });

  test('an address that has all transfers loses some to other addresses, until the shares are equal', () => {
    const transfers = createTransfers(4);
    const readers = ['a', 'a', 'a', 'a'].map((address) => reader(address));
    for (const each of readers) transfers.begin(each);
    expect(transfers.begin(reader('b'))).not.toBeNull();
    expect(transfers.begin(reader('b'))).not.toBeNull();
    expect(transfers.begin(reader('b'))).toBeNull();
    expect(transfers.begin(reader('a'))).toBeNull();
    expect(readers.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0, 0]);
  });

  test('the end of a stopped transfer is counted once', async () => {
    const transfers = createTransfers(2);
    const end = transfers.begin(reader('a', 9000));
    transfers.begin(reader('b'));
    transfers.begin(reader('c'));
    end?.();
    expect(await transferCount()).toBe(2);
  });
});
