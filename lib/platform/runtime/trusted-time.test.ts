import { addReading, creationTime, deletionTime, type TrustedTime } from './trusted-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const readAll = (times: number[], before: TrustedTime | null = null) =>
  times.reduce<TrustedTime | null>(addReading, before) ?? { reading: 0, trusted: 0 };
const hourly = (from: number, hours: number) => Array.from({ length: hours }, (_, at) => from + at * HOUR);

test('the trusted time follows a clock that goes on', () => {
  expect(deletionTime(readAll(hourly(0, 2400)))).toBe(2399 * HOUR);
});

test('one reading of a fast clock moves the trusted time by a day, and the right clock is trusted again', () => {
  const fast = readAll([0, 200 * DAY]);
  expect(deletionTime(fast)).toBe(DAY);
  expect(deletionTime(addReading(fast, HOUR))).toBe(HOUR);
});

test('a clock that was set back deletes nothing new and stamps records with the trusted time', () => {
  const back = readAll([100 * DAY, 0]);
  expect([deletionTime(back), creationTime(back)]).toEqual([0, 100 * DAY]);
  expect(deletionTime(addReading(back, 100 * DAY + HOUR))).toBe(100 * DAY + HOUR);
});

test('after a time without readings the trusted time catches up', () => {
  const off = readAll([0, 28 * DAY]);
  expect(deletionTime(readAll(hourly(28 * DAY, 5 * 24), off))).toBe(28 * DAY + 119 * HOUR);
});
