import { TimeoutError, within } from './with-timeout.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('an answer in time is the answer, a failure in time the failure', async () => {
  expect(await within(100, Promise.resolve(7))).toBe(7);
  await expect(within(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('a later one is too late', async () => {
  const answer = within(100, new Promise(() => undefined));
  jest.advanceTimersByTime(100);
  await expect(answer).rejects.toThrow(TimeoutError);
});

test('one that came while this process was busy is not', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = within(100, promise);
  jest.advanceTimersByTime(100);
  resolve('came');
  expect(await answer).toBe('came');
});
