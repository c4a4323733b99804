import fc from 'fast-check';
import {
  CONFIRMED_YEARS,
  formatBikramSambat,
  formatGregorian,
  fromBikramSambat,
  nepalDate,
  parseAdDate,
  toBikramSambat,
} from './index.ts';

test('days of confirmed years convert to AD and back, and all others are rejected', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2200 }),
      fc.integer({ min: -1, max: 14 }),
      fc.integer({ min: -1, max: 40 }),
      (year, month, day) => {
        const date = fromBikramSambat({ year, month, day });
        if (date === null) return;
        expect(toBikramSambat(date)).toEqual({ year, month, day });
        expect(year).toBeGreaterThanOrEqual(CONFIRMED_YEARS.first);
        expect(year).toBeLessThanOrEqual(CONFIRMED_YEARS.last);
      },
    ),
    { numRuns: 5000 },
  );
});

test('the day of any instant can be formatted in both languages', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }),
      (instant) => {
        const date = nepalDate(instant);
        expect(parseAdDate(date)).toBe(date);
        const bs = toBikramSambat(date);
        for (const locale of ['en', 'ne'] as const) {
          expect(formatGregorian(date, locale, { weekday: true })).not.toMatch(/undefined|NaN/);
          if (bs) expect(formatBikramSambat(bs, locale)).not.toMatch(/undefined|NaN/);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('only days of the Gregorian calendar are dates', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  for (const year of [0, 1900, 1904, 2000, 2026, 2028, 2100, 9999]) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        const time = Date.parse(`${text}T00:00:00Z`);
        const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
        expect([text, parseAdDate(text)]).toEqual([text, isDay ? text : null]);
      }
    }
  }
});

test('parsing any text as a date does not throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void parseAdDate(text)),
    { numRuns: 2000 },
  );
});

test('the day in Nepal of any instant equals that of Intl', () => {
  const zone = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone: 'Asia/Kathmandu',
    dateStyle: 'short',
  });
  const around = (from: string, to: string) => fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.oneof(
        around('1900-01-01', '2100-01-01'),
        around('1969-12-31', '1970-01-02'),
        around('1985-11-01', '1986-03-01'),
        around('9990-01-01', '9999-12-01'),
      ),
      (instant) => void expect(nepalDate(instant)).toBe(zone.format(instant)),
    ),
    { numRuns: 3000 },
  );
});
