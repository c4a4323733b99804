import {
  type AdDate,
  calendarYears,
  formatDay,
  fromBikramSambat,
  isMonthDayOrder,
  type ParsedDay,
  parseAdDate,
  readDate,
} from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import type { IssueValues } from './issue.ts';
import type { IssueCode } from './issue-messages.ts';

/** First year that without a calendar means Bikram Sambat: BS 2050 began in April 1993, AD 2050 is far off. */
const firstBsYear = 2050;

/** The reason why a text is not a day. */
export interface DayProblem {
  code: IssueCode;
  values: IssueValues;
}

/** A day in either calendar (`readDate`), or the problem with it. */
export function readDay(value: string): AdDate | DayProblem {
  const parsed = readDate(value);
  return parsed && parsed.year !== 0 ? dayOf(parsed, value) : { code: 'no-date', values: { value: clip(value, 60) } };
}

/** The AD date of a parsed day, or the problem with it; years from 2050 on without a calendar are of Bikram Sambat. */
export function dayOf(parsed: ParsedDay, value: string): AdDate | DayProblem {
  const { calendar, year, month, day } = parsed;
  if (isMonthDayOrder(parsed)) return { code: 'month-day-order', values: { value } };
  if ((calendar ?? (year >= firstBsYear ? 'bs' : 'ad')) === 'ad') {
    const two = (number: number) => String(number).padStart(2, '0');
    const date = parseAdDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
    return date ?? { code: 'no-such-day', values: { value, calendar: 'AD' } };
  }
  const { first, last } = calendarYears();
  if (year < first || year > last) return { code: 'year-not-in-calendar', values: { year, first, last } };
  const date = fromBikramSambat({ year, month, day });
  return date ?? { code: 'no-such-day', values: { value, calendar: 'in Bikram Sambat' } };
}

/** A day for display in both calendars: `2026-11-21 (5 Mangsir 2083)`. */
export function showDay(date: AdDate): string {
  return `${date} (${formatDay(date, 'en')})`;
}
