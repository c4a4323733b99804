import { type AdDate, fromDayNumber, toDayNumber } from './ad-date.ts';
import { monthLengths } from './month-lengths.ts';
import { type MonthOfYear, monthsOf } from './month-table.ts';

/** A day of the Bikram Sambat calendar; `month` 1 Baisakh to 12 Chaitra. */
export interface BsDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** True in a year whose official calendar is not published: the day may move by one or two. */
  readonly isProvisional?: boolean;
}

let latest = { lengths: monthLengths(), table: monthsOf(monthLengths()) };

/** All months: one object until a year is confirmed. */
export function allMonths(): readonly MonthOfYear[] {
  const lengths = monthLengths();
  if (latest.lengths !== lengths) latest = { lengths, table: monthsOf(lengths) };
  return latest.table;
}

/** Null before BS 2000 and after the last provisional year (`calendarYears`). @throws RangeError for a text that is not a day */
export function toBikramSambat(date: AdDate): BsDate | null {
  const day = toDayNumber(date);
  const month = allMonths().find(({ start, days }) => day >= start && day < start + days);
  if (!month) return null;
  const bs = { year: month.year, month: month.month, day: day - month.start + 1 };
  return month.year > monthLengths().lastConfirmed ? { ...bs, isProvisional: true } : bs;
}

/**
 * Null for a date that the calendar does not have, such as month 13, day 33 or NaN, and outside of the table (`calendarYears`). Never
 * overflows into the next month.
 */
export function fromBikramSambat(date: BsDate): AdDate | null {
  const month = allMonths().find(({ year, month }) => year === date.year && month === date.month);
  if (!month || !Number.isInteger(date.day) || date.day < 1 || date.day > month.days) return null;
  return fromDayNumber(month.start + date.day - 1);
}
