import { log } from '#lib/platform/runtime/log.ts';
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

/** Null before BS 2000 (logged) and after the last provisional year: such days are shown only in AD. */
export function toBikramSambat(date: AdDate): BsDate | null {
  const day = toDayNumber(date);
  const table = allMonths();
  if (day < (table[0]?.start ?? 0)) log.warn({ date }, 'no Bikram Sambat date: before 2000-01-01');
  const month = table.find(({ start, days }) => day >= start && day < start + days);
  if (!month) return null;
  const bs = { year: month.year, month: month.month, day: day - month.start + 1 };
  return month.year > monthLengths().lastConfirmed ? { ...bs, isProvisional: true } : bs;
}

/** Null for a date that is not in the table, which includes provisional years; never overflows into the next month. */
export function fromBikramSambat(date: BsDate): AdDate | null {
  const month = allMonths().find(({ year, month }) => year === date.year && month === date.month);
  if (!month || !Number.isInteger(date.day) || date.day < 1 || date.day > month.days) return null;
  return fromDayNumber(month.start + date.day - 1);
}

/** The month of a day and the following ones, at most `count` in total. */
export function monthsFrom(date: AdDate, count: number): readonly MonthOfYear[] {
  const day = toDayNumber(date);
  const table = allMonths();
  const first = table.findIndex(({ start, days }) => day >= start && day < start + days);
  return first < 0 ? [] : table.slice(first, first + count);
}
