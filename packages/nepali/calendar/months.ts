import { type AdDate, fromDayNumber, toDayNumber } from './ad-date.ts';
import { allMonths, type BsDate } from './bikram-sambat.ts';
import { monthLengths } from './month-lengths.ts';
import { nepalDate } from './nepal-date.ts';

/** A month of Bikram Sambat for a browser, which needs no table of the calendar then; `month` 1 to 12, `days` its length. */
export interface BsMonth {
  readonly firstDay: AdDate;
  readonly year: number;
  readonly month: number;
  readonly days: number;
  readonly isProvisional?: boolean;
}

/** The current month of Bikram Sambat in Nepal and the next two, fewer at the end of the table. @throws RangeError for an invalid instant */
export function currentMonths(now: Date): BsMonth[] {
  const day = toDayNumber(nepalDate(now));
  const current = allMonths().filter(({ start, days }) => day < start + days);
  return current.slice(0, 3).map(({ start, year, month, days }) => ({
    firstDay: fromDayNumber(start),
    year,
    month,
    days,
    ...(year > monthLengths().lastConfirmed && { isProvisional: true }),
  }));
}

/** The BS date of a day within one of the months, else null. Does not need the table. @throws RangeError for a text that is not a day */
export function findInMonths(date: AdDate, months: readonly BsMonth[]): BsDate | null {
  for (const { firstDay, year, month, days, isProvisional } of months) {
    const passed = toDayNumber(date) - toDayNumber(firstDay);
    if (passed >= 0 && passed < days) return { year, month, day: passed + 1, ...(isProvisional && { isProvisional }) };
  }
  return null;
}
