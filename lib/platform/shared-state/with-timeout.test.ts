import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('a reply or a failure in time is passed on', async () => {
  expect(await withTimeout(100, Promise.resolve(7))).toBe(7);
  await expect(withTimeout(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('a late reply ends in a TimeoutError', async () => {
  const reply = withTimeout(100, new Promise(() => undefined));
  jest.advanceTimersByTime(100);
  await expect(reply).rejects.toThrow(TimeoutError);
});

test('a reply that arrived in time while this process was busy is not late', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reply = withTimeout(100, promise);
  jest.advanceTimersByTime(100);
  resolve('arrived');
  expect(await reply).toBe('arrived');
});
