import { fromDayNumber } from './ad-date.ts';
import { monthsFrom } from './bikram-sambat.ts';
import type { BsMonth } from './months.ts';
import { nepalDate } from './nepal-date.ts';

/** The BS month of today in Nepal and the two after it, as far as they are confirmed. For the clock in the frame. */
export function currentMonths(now: Date): BsMonth[] {
  return monthsFrom(nepalDate(now), 3).map(({ start, year, month, days }) => ({
    firstDay: fromDayNumber(start),
    year,
    month,
    days,
  }));
}
