import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import NepaliDate, { dateConfigMap } from 'nepali-date-converter';
import { localizeDigits } from '../text/digits.ts';
import {
  type AdDate,
  type BsDate,
  bikramSambatMonths,
  calendarYears,
  confirmYears,
  convertText,
  currentMonths,
  findInMonths,
  fiscalYearName,
  formatBikramSambat,
  formatBothCalendars,
  formatDay,
  formatGregorian,
  formatTime,
  fromBikramSambat,
  fromDayNumber,
  isAdDate,
  lastFiscalQuarter,
  monthsOfQuarter,
  nepalClock,
  nepalDate,
  numberOfQuarter,
  parseAdDate,
  readNumericDate,
  releasedYears,
  setConfirmedYears,
  toBikramSambat,
  toDayNumber,
  weekdayOf,
} from './index.ts';
import { instants, invalid, vectors } from './testing/vectors.json';

function ad(text: string): AdDate {
  if (isAdDate(text)) return text;
  throw new Error(`not a day: ${text}`);
}

describe('conversion', () => {
  const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

  function bsOf(text: string): BsDate {
    const [year, month, day] = text.split('-').map(Number);
    return { year: Number(year), month: Number(month), day: Number(day) };
  }

  const confirmed = vectors.filter(({ bs }) => bsOf(bs).year <= calendarYears().lastConfirmed);
  const provisional = vectors.filter(({ bs }) => bsOf(bs).year > calendarYears().lastConfirmed);

  test('all test vectors are loaded', () => {
    expect([confirmed.length, provisional.length, instants.length, invalid.length]).toEqual([29, 1, 2, 5]);
  });

  test.each(confirmed)('$bs is $ad, $weekday', (vector) => {
    expect(toBikramSambat(ad(vector.ad))).toEqual(bsOf(vector.bs));
    expect(fromBikramSambat(bsOf(vector.bs))).toBe(vector.ad);
    expect(weekdays[weekdayOf(ad(vector.ad))]).toBe(vector.weekday);
  });

  test.each(provisional)('$bs is provisional, and marked: $ad', (vector) => {
    const bs = toBikramSambat(ad(vector.ad));
    expect(bs).toEqual({ ...bsOf(vector.bs), isProvisional: true });
    expect(fromBikramSambat(bsOf(vector.bs))).toBe(vector.ad);
    expect(bs && formatBikramSambat(bs, 'en')).toMatch(/ 2084 \(provisional\)$/);
    expect(bs && formatBikramSambat(bs, 'ne')).toMatch(/ \(अस्थायी\)$/);
    expect(weekdays[weekdayOf(ad(vector.ad))]).toBe(vector.weekday);
    expect(fromDayNumber(toDayNumber(ad('2027-04-13')) + 1)).toBe(vector.ad);
  });

  test.each(instants)('$utc is $nptDate in Nepal', ({ utc, nptDate, bs }) => {
    const date = nepalDate(new Date(utc));
    expect(date).toBe(nptDate);
    expect(toBikramSambat(date)).toEqual(bsOf(bs));
  });

  test.each(invalid)('$ad$bs$string is rejected', (vector) => {
    if ('ad' in vector && vector.ad) expect(toBikramSambat(ad(vector.ad))).toBeNull();
    else if ('bs' in vector && vector.bs) expect(fromBikramSambat(bsOf(vector.bs))).toBeNull();
    else expect(parseAdDate(String(vector.string))).toBeNull();
  });

  test.each(['2081-13-01', '2083-12-31', '1999-12-30', '2083-08-00', '2083-08--1'])('%s is not a BS day', (text) => {
    expect(fromBikramSambat(bsOf(text))).toBeNull();
  });

  test('fractions and NaN are not BS days', () => {
    expect(fromBikramSambat({ year: 2083, month: 8, day: 1.5 })).toBeNull();
    expect(fromBikramSambat({ year: 2083, month: 8, day: Number.NaN })).toBeNull();
  });

  test('the table agrees with the converter on every day', () => {
    for (let day = toDayNumber(ad('1943-04-14')); day <= toDayNumber(ad('2027-04-13')); day += 1) {
      const date = fromDayNumber(day);
      const bs = toBikramSambat(date);
      const converted = new NepaliDate(bs?.year ?? 0, (bs?.month ?? 0) - 1, bs?.day ?? 0).getAD();
      const parts = [converted.year, converted.month + 1, converted.date].map((part) => String(part).padStart(2, '0'));
      if (parts.join('-') !== date)
        throw new Error(`${date}: ${JSON.stringify(bs)} is ${parts.join('-')} to the converter`);
    }
  });

  test('the table of months equals that of another library in all years', () => {
    const lengths = Array.from({ length: 91 }, (_, index) => Object.values(dateConfigMap[2000 + index] ?? {}));
    expect(releasedYears.years).toEqual(lengths.map((months) => months.map((days) => days - 29).join('')));
  });

  test('every day of BS 2000 to 2083 converts equally in four host zones', async () => {
    const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'America/Sao_Paulo'];
    const run = (zone: string) =>
      promisify(execFile)('node', ['packages/nepali/calendar/testing/sweep.ts'], { env: { ...process.env, TZ: zone } });
    const results = (await Promise.all(zones.map(run))).map(({ stdout }) => JSON.parse(stdout));
    expect(results.map(({ zone }) => zone)).toEqual(zones);
    for (const result of results) expect(result).toMatchObject({ days: 30_681, faults: 0, digest: results[0].digest });
  }, 60_000);
});

describe('formats', () => {
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

  test('a day outside of the table is formatted in the Gregorian calendar only', () => {
    expect([formatDay(today, 'en'), formatDay(ad('2040-01-01'), 'ne')]).toEqual(['5 Mangsir 2083', '१ जनवरी २०४०']);
    expect(formatBothCalendars(today, 'en')).toBe('5 Mangsir 2083, 21 November 2026');
    expect(formatBothCalendars(ad('2040-01-01'), 'en')).toBe('1 January 2040');
  });

  test('every month has a name in both languages', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (const locale of ['en', 'ne'] as const) {
        expect(formatBikramSambat({ ...todayBs, month }, locale)).not.toMatch(/undefined/);
        expect(formatGregorian(ad(`2026-${String(month).padStart(2, '0')}-01`), locale)).not.toMatch(/undefined/);
      }
    }
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-01', '2026-11-21T00:00:00Z', ' 2026-11-21', '', 'x2026-11-21'])(
    '%p is not an AD date',
    (text) => expect(parseAdDate(text)).toBeNull(),
  );

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

    test('are marked in a provisional year, and end with the table', () => {
      const [last, ...next] = currentMonths(new Date('2027-04-01T00:00:00Z'));
      expect(last).not.toHaveProperty('isProvisional');
      expect(next.map(({ year, isProvisional }) => [year, isProvisional])).toEqual([
        [2084, true],
        [2084, true],
      ]);
      expect(findInMonths(ad('2027-04-14'), next)).toEqual({ year: 2084, month: 1, day: 1, isProvisional: true });
      expect(currentMonths(new Date('2035-05-01T00:00:00Z'))).toEqual([]);
    });
  });
});

describe('generated dates', () => {
  test('days of the table convert to AD and back, and all others are rejected', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        fc.integer({ min: -1, max: 14 }),
        fc.integer({ min: -1, max: 40 }),
        (year, month, day) => {
          const date = fromBikramSambat({ year, month, day });
          if (date === null) return;
          expect(toBikramSambat(date)).toEqual({
            ...{ year, month, day },
            ...(year > calendarYears().lastConfirmed && { isProvisional: true }),
          });
          expect(year).toBeGreaterThanOrEqual(calendarYears().first);
          expect(year).toBeLessThanOrEqual(calendarYears().last);
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
    const around = (from: string, to: string) =>
      fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
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
});

describe('fiscal quarters', () => {
  test.each([
    // 1 Shrawan 2083 is 17 July 2026, 1 Kartik 18 October.
    ['2026-07-17', { year: 2083, months: [1, 3], end: '2026-07-16' }],
    ['2026-10-17', { year: 2083, months: [1, 3], end: '2026-07-16' }],
    ['2026-10-18', { year: 2083, months: [4, 6], end: '2026-10-17' }],
    ['2026-04-14', { year: 2082, months: [10, 12], end: '2026-04-13' }],
    ['2040-01-01', null],
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
});

describe('the clock of Nepal', () => {
  test.each(['1987-01-01T00:00:00Z', '2026-11-21T08:20:00Z', '2026-11-21T18:14:59Z', '2026-11-21T18:15:00Z'])(
    'the clock in Nepal at %s equals that of the time zone',
    (text) => {
      const clock = nepalClock(new Date(text));
      expect(clock.slice(0, 10)).toBe(nepalDate(new Date(text)));
      expect(clock.slice(11, 16)).toBe(formatTime(new Date(text), 'en'));
    },
  );
});

describe('confirmed years', () => {
  afterEach(() => setConfirmedYears([]));
  const lengths = (months: string) => [{ year: 2084, months }];
  // The release has 32 days in Jestha, and 366 in the year.
  const other = '31 31 31 32 31 31 30 30 29 30 29 30';

  test('an accepted year is no longer provisional, later ones still are', () => {
    setConfirmedYears([{ year: 2084 }]);
    expect(calendarYears()).toEqual({ first: 2000, lastConfirmed: 2084, last: 2090 });
    expect(toBikramSambat(ad('2027-04-14'))).toEqual({ year: 2084, month: 1, day: 1 });
    expect(toBikramSambat(ad('2028-05-14'))).toMatchObject({ year: 2085, isProvisional: true });
    setConfirmedYears([]);
    expect(toBikramSambat(ad('2027-04-14'))).toMatchObject({ year: 2084, isProvisional: true });
  });

  const named = other.split(' ').map((days, at) => `${bikramSambatMonths.ne[at]} ${localizeDigits(days, 'ne')}`);
  test.each([
    other,
    other.replaceAll(' ', ', '),
    localizeDigits(other, 'ne'),
    other.replaceAll(' ', '–'),
    named.join('। '),
  ])('entered months %s apply at once', (months) => {
    setConfirmedYears(lengths(months));
    expect(fromBikramSambat({ year: 2084, month: 2, day: 32 })).toBeNull();
    expect(fromBikramSambat({ year: 2084, month: 4, day: 32 })).toBe('2027-08-16');
    expect(fromBikramSambat({ year: 2085, month: 1, day: 1 })).toBe('2028-04-13');
  });

  test('a year after those of the release needs its months, and extends the table', () => {
    const accepted = [2084, 2085, 2086, 2087, 2088, 2089, 2090].map((year) => ({ year }));
    expect(confirmYears(releasedYears, [...accepted, { year: 2091 }]).problems).toEqual([
      { index: 7, field: 'months', code: 'missing', value: '' },
    ]);
    setConfirmedYears([...accepted, { year: 2091, months: other }]);
    expect(calendarYears()).toMatchObject({ lastConfirmed: 2091, last: 2091 });
    expect(fromBikramSambat({ year: 2091, month: 12, day: 30 })).toMatch(/^2035-04-1\d$/);
  });

  test.each([
    [[{ year: 2085 }], 'order', '2084'],
    [[{ year: 2084 }, { year: 2084 }], 'order', '2085'],
    [lengths('31 31 32'), 'lengths', '31 31 32'],
    [lengths(`${other} 30`), 'lengths', `${other} 30`],
    [lengths(other.replace('29', '28')), 'lengths', other.replace('29', '28')],
    [lengths(other.replace('29', '32')), 'sum', '368'],
  ])('years %j are not confirmed: %s %s', (years, code, value) => {
    expect(confirmYears(releasedYears, years).problems).toMatchObject([{ code, value }]);
    setConfirmedYears(years);
    expect(fromBikramSambat({ year: 2084, month: 2, day: 32 })).toBe('2027-06-15');
  });

  test('a year that a later release confirms itself stays as it is there', () => {
    const later = { ...releasedYears, lastConfirmed: 2084 };
    expect(confirmYears(later, [...lengths(other), { year: 2085 }])).toEqual({
      lengths: { ...later, lastConfirmed: 2085 },
      problems: [],
    });
  });

  test('years whose sums drift from April are not confirmed', () => {
    const long = '31 31 32 31 31 31 30 30 30 30 29 30';
    const years = [2084, 2085, 2086, 2087, 2088, 2089, 2090].map((year) => ({ year, months: long }));
    expect(confirmYears(releasedYears, years).problems).toMatchObject([{ code: 'new-year' }]);
  });
});

describe('conversion of texts', () => {
  test.each([
    ['2083-08-05', 'bs', '2026-11-21', false],
    ['२०८३/८/५', 'bs', '2026-11-21', false],
    [' 2083.8.5 ', 'bs', '2026-11-21', false],
    ['2084-01-01', 'bs', '2027-04-14', true],
  ] as const)('%s of %s is %s', (text, from, ad, isProvisional) => {
    const converted = convertText(text, from);
    expect(converted).toMatchObject({ ad });
    expect(typeof converted === 'object' && (converted.bs.isProvisional ?? false)).toBe(isProvisional);
  });

  test('a conversion can be reversed', () => {
    const converted = convertText('2026-11-21', 'ad');
    expect(converted).toEqual({ ad: '2026-11-21', bs: { year: 2083, month: 8, day: 5 } });
    expect(convertText('2083-08-05', 'bs')).toEqual(converted);
  });

  test.each([
    ['2083-08-30', 'bs', 'none'],
    ['2083-13-13', 'bs', 'none'],
    ['2083-00-01', 'bs', 'none'],
    ['1999-12-30', 'bs', 'none'],
    ['2091-01-01', 'bs', 'none'],
    ['30 Mangsir 2083', 'bs', 'none'],
    ['2026-02-30', 'ad', 'none'],
    ['Feb 29 2026', 'ad', 'none'],
    ['1943-04-13', 'ad', 'none'],
    ['2035-01-01', 'ad', 'none'],
    ['11/28/2026', 'ad', 'monthDay'],
    ['2026-28-11', 'ad', 'monthDay'],
    ['20 Mangsir', 'bs', 'noYear'],
    ['मंसिर २०', 'bs', 'noYear'],
    ['22 November', 'ad', 'noYear'],
    ['', 'ad', 'unread'],
    ['tomorrow', 'bs', 'unread'],
    ['<b>', 'bs', 'unread'],
    ['2083-08', 'bs', 'unread'],
    ['Mangsir 2083', 'bs', 'unread'],
    ['20 Mangsr 2083', 'bs', 'unread'],
    ['20 Mangsir 26', 'bs', 'unread'],
    ['28 Nov 83', 'ad', 'unread'],
    ['12/11/26', 'bs', 'unread'],
    ['नेपाल संवत ११४७', 'bs', 'unread'],
    ['20 Mangsir 2083 please', 'bs', 'unread'],
    ['20 Mangsir November 2083', 'bs', 'unread'],
    [`2083-08-${'5'.repeat(10_000)}`, 'bs', 'unread'],
  ] as const)('%.30s of %s cannot be converted: %s', (text, from, why) => {
    expect(convertText(text, from)).toBe(why);
  });

  test.each([
    ...'०८३/०८/१२|083/08/12|मिति: २०८३/०८/१२|मिति २०८३।०८।१२|मितिः २०८३-०८-१२|वि सं २०८३ मंसिर १२'.split('|'),
    ...'वि. सं. २०८३ मंसिर १२ गते|वि.सं. २०८३/८/१२|2083-08-12 (शनिबार)|शनिवार, २०८३ मङ्सिर १२'.split('|'),
    '2083\u201108\u201112',
    ...'2083–08–12|2083 – 08 – 12|2083.08.12|2083 08 12|12/08/2083|12-8-2083 BS|०८३।०८।१२|०८३-८-१२'.split('|'),
    ...'२०८३ मार्गशीर्ष १२|२०८३ मंसिर १२ गते शनिबार|२०८३ साल मङ्सिर १२ गते रोज शनिबार'.split('|'),
    ...'Mangsir 12, 2083 B.S.|12th Mangsir 2083 (Saturday)|Sat, 12 Mangshir 2083|12 Mansir, 2083'.split('|'),
    ...'2083 BS Mangsir 12|B.S. 2083/08/12|B. S. 2083-8-12|BS 2083-08-12|28 November 2026|28 Nov, 2026'.split('|'),
    ...'28th of November 2026|Nov 28 2026 (Sat)|2026-11-28 AD|A.D. 2026-11-28|२८ नवम्बर २०२६'.split('|'),
    ...'२०२६ नोभेम्बर २८|सन् २०२६ नोभेम्बर २८|ई. सं. २०२६/११/२८|इ.सं. २०२६-११-२८|28/11/2026 AD'.split('|'),
    ...'28-Nov-2026|28.Nov.2026|Date: 28 November 2026|मिति : २०८३ मंसिर १२|२०८३ मंसिर, १२|२०८३मंसिर१२'.split('|'),
    ...'२०८३ मङ्सिर १२ गते|12 मंसिर 2083|83/08/12|12 Mangsir 83|०८३ मंसिर १२'.split('|'),
    "मंसिर १२, '८३",
    'विक्रम संवत् २०८३ मंसिर १२',
    'विक्रम सम्वत २०८३ मंसिर १२',
    '२०८३ साल मंसिर महिनाको १२ गते',
    '2083/08/12 BS.',
    '२०८३-०८-१२।',
    '2083-08-12.',
    'शनिबार २०८३।८।१२',
    'Dated: 2083/08/12',
    '2083 / 08 / 12',
    '2083|08|12',
    ...'२०८३ मंसिर १२ गतेका दिन|२०८३।०८।१२ गतेसम्म|२०८३ मंसिर १२ गते भित्र|till 2083/08/12'.split('|'),
    ...'28 NOVEMBER 2026|Saturday 28 November 2026|November 28th, 2026|2026 November 28|2026/Nov/28'.split('|'),
    ...'28 नोभेम्बर, 2026|२८-११-२०२६ ई.सं.|12 Marga 2083|(2083-08-12)|BS: 2083/08/12|2083-08-12 B.S'.split('|'),
    ...'V.S. 2083-08-12|2083-mangsir-12|२०८३-मंसिर-१२|२०८३ मङ्गसिर १२'.split('|'),
    ...'इति सम्वत् २०८३ साल मंसिर १२ गते रोज ७ शुभम्।|28-Nov-26|Nov 28, 26|वि०सं० २०८३ मंसिर १२'.split('|'),
    ...'वि॰सं॰२०८३/०८/१२|वि० सं० ०८३/०८/१२|ई०सं० २०२६/११/२८|२०८३ सालको मंसिर १२ गते'.split('|'),
    ...'२०८३ मंसिर १२ गतेका लागि|२०८३ मङ्सिर महिनाको १२ गतेसम्ममा|upto 2083/08/12|शनि, २०८३ मंसिर १२'.split('|'),
    ...'१२ मंसिर २०८३, शनिवासर|Shanivar 2083/08/12|Shanibaar, Mangsir 12, 2083|2083_08_12|*2083/08/12*'.split('|'),
    ...'आगामी २०८३ मंसिर १२ गते|आगामी मिति २०८३/०८/१२ गते शनिबार|यही २०८३ साल मंसिर १२ गते'.split('|'),
    ...'यहि मिति २०८३।०८।१२ गतेसम्म|मिति गत २०८३ मंसिर १२ गते|गत २०८३-०८-१२ देखि|विगत २०८३ मंसिर १२ मा'.split('|'),
    ...'आउँदो मंसिर १२, २०८३|this Mangsir 12, 2083|upcoming 28 November 2026'.split('|'),
  ])('%s is 28 November 2026', (text) => {
    expect(convertText(text, 'bs')).toMatchObject({ ad: '2026-11-28' });
  });

  describe('a date in words', () => {
    const adOf = (text: string, from: 'ad' | 'bs' = 'ad') => {
      const converted = convertText(text, from);
      return typeof converted === 'string' ? converted : converted.ad;
    };

    test.each([
      ...'20 Mangsir 2083|20th Mangsir, 2083|Mangsir 20, 2083|2083 Mangsir 20|20 mansir 2083'.split('|'),
      ...'20 Magsir 2083 BS|20-Mangsir-2083|२० मङ्सिर २०८३|२०८३ मंसिर २०|२०८३ साल मंसिर २० गते'.split('|'),
      ...'वि.सं. २०८३ मंसिर २० गते, आइतबार|2083/8/20 BS|20/8/2083 B.S.|6 December 2026|Dec 6 2026'.split('|'),
      ...'Sunday, 6 December 2026|December 6th, 2026 AD|६ डिसेम्बर २०२६|2026 Dec 6'.split('|'),
    ])('%s is 6 December 2026, whichever calendar is chosen', (text) => {
      expect(adOf(text, 'ad')).toBe('2026-12-06');
      expect(adOf(text, 'bs')).toBe('2026-12-06');
    });

    test.each([
      [
        'Baisakh Vaishakh Baishakh Vaisakh बैशाख वैशाख बैसाख Baisākh Vaisakha Baishakha Vaishākh Baisaakh Besakh वैसाख वेशाख',
        '2026-04-14',
      ],
      ['Jestha Jeth Jyestha जेठ ज्येष्ठ जेष्ठ Jyeshtha Jeshtha Jyaistha Jeshth ज्येष्ट', '2026-05-15'],
      ['Asar Ashar Asadh Ashadh असार आषाढ Ashadha Aasar Asaar Ashaad Aashad Asadha Aasadh आसार अषाढ', '2026-06-15'],
      [
        'Shrawan Saun Sawan Srawan Shravan साउन श्रावण Shraavan Sharwan Sravan Saaun Srabana Shravana Shrabana साऊन श्रावन सावन',
        '2026-07-17',
      ],
      ['Bhadra Bhadau भदौ भाद्र Bhaadra Bhado Vadau Vadra भादौ', '2026-08-17'],
      ['Aswin Asoj Ashwin Ashoj असोज आश्विन Aashwin Ashwina Ashvin Asauj असौज', '2026-09-17'],
      ['Kartik Kattik कात्तिक कार्तिक Kaartik Karthik Kartika Kartic कार्त्तिक कार्तीक', '2026-10-18'],
      [
        'Mangsir Mansir Mangshir मंसिर मङ्सिर Mangsheer Munsir Mungshir Margashirsha Marga मङसिर मङ्‌सिर मन्सिर मङ्शिर मंशिर मार्गशीर्ष मार्ग',
        '2026-11-17',
      ],
      ['Poush Pus Push पुस पौष पूस Paush Pousha Poosh Pausha पौस पूष', '2026-12-16'],
      ['Magh माघ Maagh Magha Mag', '2027-01-15'],
      ['Falgun Phalgun Fagun Phagun फागुन फाल्गुन Falguna Faagun Fagoon Falgoon Phalgoon फाल्गुण फागुण', '2027-02-13'],
      ['Chaitra Chait चैत चैत्र Chaita चेत्र', '2027-03-15'],
    ])('begins the month in its usual spellings: %s', (spellings, ad) => {
      for (const month of spellings.split(' ')) expect([month, adOf(`1 ${month} 2083`)]).toEqual([month, ad]);
    });

    test.each(
      'जनवरी|जनवरि फेब्रुअरी|फेब्रुवरी|फरवरी|फेब्रवरी मार्च अप्रिल|एप्रिल|अप्रैल मे|मई जून|जुन जुलाई|जुलाइ|जूलाई अगस्ट|अगस्त|अगष्ट सेप्टेम्बर|सितम्बर|सेप्टेंबर अक्टोबर|अक्टूबर|अक्टुबर नोभेम्बर|नवम्बर|नोवेम्बर|नवंबर|नोभेंबर|नोभेम्वर डिसेम्बर|दिसम्बर|दिसंबर|डिसेंबर'
        .split(' ')
        .map((names, index) => [names, index + 1] as const),
    )('in Devanagari has the Gregorian month %s', (names, month) => {
      for (const name of names.split('|'))
        expect([name, adOf(`1 ${name} 2026`)]).toEqual([name, `2026-${String(month).padStart(2, '0')}-01`]);
    });

    test('equals the dates of the test vectors', () => {
      for (const { bs, ad } of vectors) {
        const [year = 0, month = 0, day = 0] = bs.split('-').map(Number);
        const gregorian = parseAdDate(ad);
        for (const locale of ['en', 'ne'] as const) {
          expect([bs, adOf(formatBikramSambat({ year, month, day }, locale))]).toEqual([bs, ad]);
          expect([ad, gregorian && adOf(formatGregorian(gregorian, locale, { weekday: true }), 'bs')]).toEqual([
            ad,
            ad,
          ]);
        }
      }
    });
  });

  test.each([
    ['2083-08-32', 32],
    ['083/8/5', 5],
    ['32.08.2083', 32],
    ['2083/08', null],
  ])('%s is a date in a search', (word, day) => {
    expect(readNumericDate(word)).toEqual({ calendar: null, year: 2083, month: 8, day });
  });

  test.each(['2083-08-33', '33.08.2083', '2083-13-01', '2083-00-01', '83/08/05', '2083-08-005'])(
    '%s is not a date in a search',
    (word) => expect(readNumericDate(word)).toBeNull(),
  );

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
        const converted = convertText(typed, from);
        if (typeof converted === 'string') expect(['unread', 'noYear', 'none']).toContain(converted);
        else expect(isAdDate(converted.ad)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
