import { restartDelay } from './restart-delay.mjs';

test('the delay before a restart doubles up to a minute', () => {
  const delays = [0];
  for (let restart = 0; restart < 9; restart += 1) delays.push(restartDelay(delays.at(-1) ?? 0, 100));
  expect(delays.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('a process that ran for a minute is restarted after the minimum delay', () => {
  expect(restartDelay(32_000, 59_999)).toBe(60_000);
  expect(restartDelay(32_000, 60_000)).toBe(1000);
});
