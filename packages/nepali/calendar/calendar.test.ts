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
  releasedYears,
  setConfirmedYears,
  toBikramSambat,
  toDayNumber,
  weekdayOf,
} from './index.ts';
import { instants, invalid, vectors } from './testing/vectors.json';

describe('conversion', () => {
  const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

  function ad(text: string) {
    const date = parseAdDate(text);
    if (!date) throw new Error(`not a day: ${text}`);
    return date;
  }

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
  const dateOf = (text: string) => parseAdDate(text) ?? nepalDate(new Date(0));

  test('an accepted year is no longer provisional, later ones still are', () => {
    setConfirmedYears([{ year: 2084 }]);
    expect(calendarYears()).toEqual({ first: 2000, lastConfirmed: 2084, last: 2090 });
    expect(toBikramSambat(dateOf('2027-04-14'))).toEqual({ year: 2084, month: 1, day: 1 });
    expect(toBikramSambat(dateOf('2028-05-14'))).toMatchObject({ year: 2085, isProvisional: true });
    setConfirmedYears([]);
    expect(toBikramSambat(dateOf('2027-04-14'))).toMatchObject({ year: 2084, isProvisional: true });
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
