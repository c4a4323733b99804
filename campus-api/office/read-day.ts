import {
  type AdDate,
  CONFIRMED_YEARS,
  fromBikramSambat,
  parseAdDate,
  toLatinDigits,
  writtenDay,
} from '#lib/calendar/index.ts';

/** From this year on a date without a calendar is Bikram Sambat: BS 2050 began in April 1993, AD 2050 is far off. */
const firstBsYear = 2050;

const form = /^(?:(AD|BS)\s*)?(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\s*(AD|BS))?$/i;

/** A day in either calendar, or in one line why it is none. */
export function readDay(text: string): AdDate | { problem: string } {
  const [, before, year = '', month = '', day = '', after] = form.exec(toLatinDigits(text.trim())) ?? [];
  if (!year) return { problem: `"${text}" is no date: write 2026-11-21, or 2083-08-05 for Bikram Sambat` };
  const calendar = (before ?? after)?.toUpperCase() ?? (Number(year) >= firstBsYear ? 'BS' : 'AD');
  if (calendar === 'AD') {
    return (
      parseAdDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? {
        problem: `there is no day ${text} AD`,
      }
    );
  }
  const { first, last } = CONFIRMED_YEARS;
  if (Number(year) < first || Number(year) > last) {
    return { problem: `BS ${year} is not in the calendar, which knows ${first} to ${last}: write the date in AD` };
  }
  const date = fromBikramSambat({ year: Number(year), month: Number(month), day: Number(day) });
  return date ?? { problem: `there is no day ${text} in Bikram Sambat` };
}

/** A day as the office reads it back: `2026-11-21 (5 Mangsir 2083)`. */
export function showDay(date: AdDate): string {
  return `${date} (${writtenDay(date, 'en')})`;
}
