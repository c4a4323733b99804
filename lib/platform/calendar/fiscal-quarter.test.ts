import { parseAdDate } from './ad-date.ts';
import { fiscalYearName, lastFiscalQuarter, monthsOfQuarter, numberOfQuarter } from './fiscal-quarter.ts';

test.each([
  // 1 Shrawan 2083 is 17 July 2026, 1 Kartik 18 October.
  ['2026-07-17', { year: 2083, months: [1, 3], end: '2026-07-16' }],
  ['2026-10-17', { year: 2083, months: [1, 3], end: '2026-07-16' }],
  ['2026-10-18', { year: 2083, months: [4, 6], end: '2026-10-17' }],
  ['2026-04-14', { year: 2082, months: [10, 12], end: '2026-04-13' }],
  ['2029-01-01', null],
])('on %s the last quarter that has ended is %j', (day, quarter) => {
  const date = parseAdDate(day);
  expect(date && lastFiscalQuarter(date)).toEqual(quarter);
});

test.each([1, 2, 3, 4])('quarter %i has three months, and its number again', (quarter) => {
  const months = monthsOfQuarter(quarter);
  expect(months[1] - months[0]).toBe(2);
  const year = quarter === 4 ? 2084 : 2083;
  expect(numberOfQuarter({ year, months })).toEqual({ year: 2083, quarter });
});

test('a fiscal year is named by both of its years', () => {
  expect([fiscalYearName(2083), fiscalYearName(2099)]).toEqual(['2083/84', '2099/00']);
});
