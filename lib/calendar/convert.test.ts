import { isAdDate } from './ad-date.ts';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { convertAd, convertBs, convertText } from './convert.ts';
import { monthLengths } from './month-lengths.ts';
import { monthsOf } from './month-table.ts';

test('the table has 91 whole years of 365 or 366 days', () => {
  const years = Map.groupBy(monthsOf(monthLengths), ({ year }) => year);
  expect([...years.keys()]).toEqual(Array.from({ length: 91 }, (_, index) => 2000 + index));
  for (const months of years.values()) {
    expect(months).toHaveLength(12);
    expect([365, 366]).toContain(months.reduce((sum, { days }) => sum + days, 0));
  }
});

test('it agrees with the calendar of the site on every month of the confirmed years', () => {
  for (const { year, month, days } of monthsOf(monthLengths).filter(({ year: of }) => of <= 2083)) {
    for (const day of [1, days]) {
      const date = { year, month, day };
      expect(convertBs(monthLengths, date)?.ad).toBe(fromBikramSambat(date));
    }
    expect(convertBs(monthLengths, { year, month, day: days + 1 })).toBeNull();
  }
});

test.each([
  ['2083-08-05', 'bs', '2026-11-21', false],
  ['२०८३/८/५', 'bs', '2026-11-21', false],
  [' 2083.8.5 ', 'bs', '2026-11-21', false],
  ['2084-01-01', 'bs', '2027-04-14', true],
] as const)('%s of %s is %s', (text, from, ad, isProvisional) => {
  expect(convertText(monthLengths, text, from)).toMatchObject({ ad, isProvisional });
});

test('a day of the other calendar goes the same way back', () => {
  const converted = convertText(monthLengths, '2026-11-21', 'ad');
  expect(converted).toEqual({ ad: '2026-11-21', bs: { year: 2083, month: 8, day: 5 }, isProvisional: false });
  const ad = '2026-11-21';
  expect(isAdDate(ad) && toBikramSambat(ad)).toEqual(converted?.bs);
  expect(isAdDate(ad) && convertAd(monthLengths, ad)).toEqual(converted);
});

test.each([
  ['2083-08-30', 'bs'],
  ['2083-13-01', 'bs'],
  ['2083-00-01', 'bs'],
  ['1999-12-30', 'bs'],
  ['2091-01-01', 'bs'],
  ['2026-02-30', 'ad'],
  ['1943-04-13', 'ad'],
  ['2035-01-01', 'ad'],
  ['', 'ad'],
  ['tomorrow', 'bs'],
  ['<b>', 'bs'],
  ['2083-08', 'bs'],
  [`2083-08-${'5'.repeat(10_000)}`, 'bs'],
] as const)('%.20s of %s is no day', (text, from) => {
  expect(convertText(monthLengths, text, from)).toBeNull();
});
