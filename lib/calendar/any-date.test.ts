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

test('a day of the calendar that is confirmed goes there and back, any other is none', () => {
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

test('any instant has a day that can be written in both languages', () => {
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

test('any text is a date or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void parseAdDate(text)),
    { numRuns: 2000 },
  );
});
