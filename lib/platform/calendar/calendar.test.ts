import { toDevanagariDigits } from '#lib/platform/i18n/digits.ts';
import {
  type AdDate,
  currentMonths,
  formatBikramSambat,
  formatGregorian,
  formatNumber,
  isAdDate,
  localizeDigits,
  nepalDate,
  parseAdDate,
  toBikramSambat,
  toLatinDigits,
  weekdayOf,
} from './index.ts';
import { findInMonths } from './months.ts';

function ad(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

const today = ad('2026-11-21');
const todayBs = { year: 2083, month: 8, day: 5 };

test('dates are formatted in both languages', () => {
  expect(formatBikramSambat(todayBs, 'en')).toBe('5 Mangsir 2083');
  expect(formatBikramSambat(todayBs, 'ne')).toBe('२०८३ मङ्सिर ५');
  expect(formatGregorian(today, 'en')).toBe('21 November 2026');
  expect(formatGregorian(today, 'ne')).toBe('२१ नोभेम्बर २०२६');
  expect(formatGregorian(ad('2026-01-05'), 'en')).toBe('5 January 2026');
});

test('dates are formatted with their weekday', () => {
  const weekday = weekdayOf(today);
  expect(formatBikramSambat(todayBs, 'en', { weekday })).toBe('Saturday, 5 Mangsir 2083');
  expect(formatBikramSambat(todayBs, 'ne', { weekday })).toBe('२०८३ मङ्सिर ५, शनिबार');
  expect(formatGregorian(today, 'en', { weekday: true })).toBe('Saturday, 21 November 2026');
  expect(formatGregorian(today, 'ne', { weekday: true })).toBe('२१ नोभेम्बर २०२६, शनिबार');
});

test('every month has a name in both languages', () => {
  for (let month = 1; month <= 12; month += 1) {
    for (const locale of ['en', 'ne'] as const) {
      expect(formatBikramSambat({ ...todayBs, month }, locale)).not.toMatch(/undefined/);
      expect(formatGregorian(ad(`2026-${String(month).padStart(2, '0')}-01`), locale)).not.toMatch(/undefined/);
    }
  }
});

test('digits convert both ways and other characters are unchanged', () => {
  expect(toDevanagariDigits('Block 1234567890')).toBe('Block १२३४५६७८९०');
  expect(toLatinDigits('कोठा १२३४५६७८९०')).toBe('कोठा 1234567890');
  expect(localizeDigits('२०83', 'en')).toBe('2083');
  expect(localizeDigits('२०83', 'ne')).toBe('२०८३');
});

test('numbers are grouped by lakh', () => {
  expect(formatNumber(123_456, 'en')).toBe('1,23,456');
  expect(formatNumber(123_456, 'ne')).toBe('१,२३,४५६');
  expect(formatNumber(12_345_678, 'en')).toBe('1,23,45,678');
  expect(formatNumber(0, 'ne')).toBe('०');
});

test.each(['2026-02-30', '2026-13-01', '2026-1-01', '2026-11-21T00:00:00Z', ' 2026-11-21', '', 'x2026-11-21'])(
  '%p is not an AD date',
  (text) => expect(parseAdDate(text)).toBeNull(),
);

test('a leap day is a day', () => {
  expect(parseAdDate('2024-02-29')).toBe('2024-02-29');
  expect(parseAdDate('2100-02-29')).toBeNull();
});

test('before 1986 the UTC offset of Nepal was 15 minutes less', () => {
  expect(nepalDate(new Date('1985-12-31T18:20:00Z'))).toBe('1985-12-31');
  expect(nepalDate(new Date('1986-12-31T18:20:00Z'))).toBe('1987-01-01');
});

test.each([new Date(Number.NaN), new Date('+012026-01-01T00:00:00Z')])('%p has no date in Nepal', (instant) => {
  expect(() => nepalDate(instant)).toThrow(RangeError);
});

describe('the months for the clock', () => {
  const months = currentMonths(new Date('2026-11-21T06:00:00Z'));

  test('start with the current one', () => {
    expect(months).toEqual([
      { firstDay: '2026-11-17', year: 2083, month: 8, days: 29 },
      { firstDay: '2026-12-16', year: 2083, month: 9, days: 30 },
      { firstDay: '2027-01-15', year: 2083, month: 10, days: 29 },
    ]);
  });

  test('convert like the calendar within their range, and return null outside', () => {
    for (const text of ['2026-11-17', '2026-12-15', '2026-12-16', '2027-02-12']) {
      expect(findInMonths(ad(text), months)).toEqual(toBikramSambat(ad(text)));
    }
    expect(findInMonths(ad('2026-11-16'), months)).toBeNull();
    expect(findInMonths(ad('2027-02-13'), months)).toBeNull();
  });

  test('change with the day in Nepal', () => {
    expect(currentMonths(new Date('2026-12-15T18:14:59Z'))[0]?.month).toBe(8);
    expect(currentMonths(new Date('2026-12-15T18:15:00Z'))[0]?.month).toBe(9);
  });

  test('end with the confirmed years', () => {
    expect(currentMonths(new Date('2027-04-01T00:00:00Z'))).toHaveLength(1);
    expect(currentMonths(new Date('2027-05-01T00:00:00Z'))).toEqual([]);
  });
});
