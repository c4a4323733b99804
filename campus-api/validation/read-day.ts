import {
  type AdDate,
  CONFIRMED_YEARS,
  fromBikramSambat,
  parseAdDate,
  toLatinDigits,
  writtenDay,
} from '#lib/platform/calendar/index.ts';
import type { ParsedDay } from '#lib/platform/calendar/read-date.ts';
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
  const mark = (before ?? after)?.toLowerCase();
  const calendar = mark === 'ad' || mark === 'bs' ? mark : null;
  return dayOf({ calendar, year: Number(year), month: Number(month), day: Number(day) }, value);
}

/** The AD date of a parsed day, or the problem with it; years from 2050 on without a calendar are of Bikram Sambat. */
export function dayOf({ calendar, year, month, day }: ParsedDay, value: string): AdDate | DayProblem {
  if ((calendar ?? (year >= firstBsYear ? 'bs' : 'ad')) === 'ad') {
    const two = (number: number) => String(number).padStart(2, '0');
    const date = parseAdDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
    return date ?? { code: 'no-such-day', values: { value, calendar: 'AD' } };
  }
  const { first, last } = CONFIRMED_YEARS;
  if (year < first || year > last) return { code: 'year-not-in-calendar', values: { year, first, last } };
  const date = fromBikramSambat({ year, month, day });
  return date ?? { code: 'no-such-day', values: { value, calendar: 'in Bikram Sambat' } };
}

/** A day for display in both calendars: `2026-11-21 (5 Mangsir 2083)`. */
export function showDay(date: AdDate): string {
  return `${date} (${writtenDay(date, 'en')})`;
}
