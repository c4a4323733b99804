import fc from 'fast-check';
import { isAdDate, parseAdDate } from './ad-date.ts';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { vectors } from './calendar-vectors.json';
import { convertAd, convertBs, convertText } from './convert.ts';
import { formatBikramSambat, formatGregorian } from './format.ts';
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

test('the conversion equals the calendar of the site in every month of the confirmed years', () => {
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

test('a conversion can be reversed', () => {
  const converted = convertText(monthLengths, '2026-11-21', 'ad');
  expect(converted).toEqual({ ad: '2026-11-21', bs: { year: 2083, month: 8, day: 5 }, isProvisional: false });
  const ad = '2026-11-21';
  expect(isAdDate(ad) && toBikramSambat(ad)).toEqual({ year: 2083, month: 8, day: 5 });
  expect(isAdDate(ad) && convertAd(monthLengths, ad)).toEqual(converted);
});

test.each([
  ['2083-08-30', 'bs', 'none'],
  ['2083-13-01', 'bs', 'none'],
  ['2083-00-01', 'bs', 'none'],
  ['1999-12-30', 'bs', 'none'],
  ['2091-01-01', 'bs', 'none'],
  ['30 Mangsir 2083', 'bs', 'none'],
  ['2026-02-30', 'ad', 'none'],
  ['Feb 29 2026', 'ad', 'none'],
  ['1943-04-13', 'ad', 'none'],
  ['2035-01-01', 'ad', 'none'],
  ['11/22/2026', 'ad', 'none'],
  ['20 Mangsir', 'bs', 'noYear'],
  ['मंसिर २०', 'bs', 'noYear'],
  ['22 November', 'ad', 'noYear'],
  ['', 'ad', 'unread'],
  ['tomorrow', 'bs', 'unread'],
  ['<b>', 'bs', 'unread'],
  ['2083-08', 'bs', 'unread'],
  ['Mangsir 2083', 'bs', 'unread'],
  ['20 Mangsr 2083', 'bs', 'unread'],
  ['20 Mangsir 83', 'bs', 'unread'],
  ['20 Mangsir 2083 please', 'bs', 'unread'],
  ['20 Mangsir November 2083', 'bs', 'unread'],
  [`2083-08-${'5'.repeat(10_000)}`, 'bs', 'unread'],
] as const)('%.30s of %s cannot be converted: %s', (text, from, why) => {
  expect(convertText(monthLengths, text, from)).toBe(why);
});

describe('a date in words', () => {
  const adOf = (text: string, from: 'ad' | 'bs' = 'ad') => {
    const converted = convertText(monthLengths, text, from);
    return typeof converted === 'string' ? converted : converted.ad;
  };

  test.each([
    '20 Mangsir 2083',
    '20th Mangsir, 2083',
    'Mangsir 20, 2083',
    '2083 Mangsir 20',
    '20 mansir 2083',
    '20 Magsir 2083 BS',
    '20-Mangsir-2083',
    '२० मङ्सिर २०८३',
    '२०८३ मंसिर २०',
    '२०८३ साल मंसिर २० गते',
    'वि.सं. २०८३ मंसिर २० गते, आइतबार',
    '2083/8/20 BS',
    '20/8/2083 B.S.',
    '6 December 2026',
    'Dec 6 2026',
    'Sunday, 6 December 2026',
    'December 6th, 2026 AD',
    '६ डिसेम्बर २०२६',
    '2026 Dec 6',
  ])('%s is 6 December 2026, whichever calendar is chosen', (text) => {
    expect(adOf(text, 'ad')).toBe('2026-12-06');
    expect(adOf(text, 'bs')).toBe('2026-12-06');
  });

  test.each([
    ['Baisakh Vaishakh Baishakh Vaisakh बैशाख वैशाख बैसाख', '2026-04-14'],
    ['Jestha Jeth Jyestha जेठ ज्येष्ठ जेष्ठ', '2026-05-15'],
    ['Asar Ashar Asadh Ashadh असार आषाढ', '2026-06-15'],
    ['Shrawan Saun Sawan Srawan Shravan साउन श्रावण', '2026-07-17'],
    ['Bhadra Bhadau भदौ भाद्र', '2026-08-17'],
    ['Aswin Asoj Ashwin Ashoj असोज आश्विन', '2026-09-17'],
    ['Kartik Kattik कात्तिक कार्तिक', '2026-10-18'],
    ['Mangsir Mansir Mangshir मंसिर मङ्सिर', '2026-11-17'],
    ['Poush Pus Push पुस पौष पूस', '2026-12-16'],
    ['Magh माघ', '2027-01-15'],
    ['Falgun Phalgun Fagun Phagun फागुन फाल्गुन', '2027-02-13'],
    ['Chaitra Chait चैत चैत्र', '2027-03-15'],
  ])('begins the month in its usual spellings: %s', (spellings, ad) => {
    for (const month of spellings.split(' ')) expect([month, adOf(`1 ${month} 2083`)]).toEqual([month, ad]);
  });

  test('equals the dates of the test vectors', () => {
    for (const { bs, ad } of vectors) {
      const [year = 0, month = 0, day = 0] = bs.split('-').map(Number);
      const gregorian = parseAdDate(ad);
      for (const locale of ['en', 'ne'] as const) {
        expect([bs, adOf(formatBikramSambat({ year, month, day }, locale))]).toEqual([bs, ad]);
        expect([ad, gregorian && adOf(formatGregorian(gregorian, locale, { weekday: true }), 'bs')]).toEqual([ad, ad]);
      }
    }
  });
});

test('any text is converted or reported as an error', () => {
  const part = fc.constantFrom(
    '20',
    '2083',
    'मंसिर',
    'Nov',
    '-',
    '/',
    '।',
    'th',
    'BS',
    'गते',
    '२०२६',
    '0',
    '99',
    'Sunday',
    '.',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('ad', 'bs'), (typed, from) => {
      const converted = convertText(monthLengths, typed, from);
      if (typeof converted === 'string') expect(['unread', 'noYear', 'none']).toContain(converted);
      else expect(isAdDate(converted.ad)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
