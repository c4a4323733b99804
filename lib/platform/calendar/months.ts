import { type AdDate, toDayNumber } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';

/** A month of Bikram Sambat for the browser, which has no calendar table; `month` 1 to 12, `days` its length. */
export interface BsMonth {
  readonly firstDay: AdDate;
  readonly year: number;
  readonly month: number;
  readonly days: number;
  readonly isProvisional?: boolean;
}

/** The BS date of a day within one of the months, else null. Does not need the calendar table. */
export function findInMonths(date: AdDate, months: readonly BsMonth[]): BsDate | null {
  for (const { firstDay, year, month, days, isProvisional } of months) {
    const passed = toDayNumber(date) - toDayNumber(firstDay);
    if (passed >= 0 && passed < days) return { year, month, day: passed + 1, ...(isProvisional && { isProvisional }) };
  }
  return null;
}
