import {
  type AdDate,
  CONFIRMED_YEARS,
  fromBikramSambat,
  parseAdDate,
  toLatinDigits,
  writtenDay,
} from '#lib/platform/calendar/index.ts';
import type { IssueValues } from './issue.ts';
import type { IssueCode } from './issue-messages.ts';

/** First year that without a calendar means Bikram Sambat: BS 2050 began in April 1993, AD 2050 is far off. */
const firstBsYear = 2050;

const form = /^(?:(AD|BS)\s*)?(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\s*(AD|BS))?$/i;

/** The reason why a text is not a day. */
export interface DayProblem {
  code: IssueCode;
  values: IssueValues;
}

/** A day in either calendar, or the problem with it. */
export function readDay(value: string): AdDate | DayProblem {
  const [, before, year = '', month = '', day = '', after] = form.exec(toLatinDigits(value.trim())) ?? [];
  if (!year) return { code: 'no-date', values: { value } };
  const calendar = (before ?? after)?.toUpperCase() ?? (Number(year) >= firstBsYear ? 'BS' : 'AD');
  if (calendar === 'AD') {
    const date = parseAdDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    return date ?? { code: 'no-such-day', values: { value, calendar: 'AD' } };
  }
  const { first, last } = CONFIRMED_YEARS;
  if (Number(year) < first || Number(year) > last) {
    return { code: 'year-not-in-calendar', values: { year, first, last } };
  }
  const date = fromBikramSambat({ year: Number(year), month: Number(month), day: Number(day) });
  return date ?? { code: 'no-such-day', values: { value, calendar: 'in Bikram Sambat' } };
}

/** A day for display in both calendars: `2026-11-21 (5 Mangsir 2083)`. */
export function showDay(date: AdDate): string {
  return `${date} (${writtenDay(date, 'en')})`;
}
