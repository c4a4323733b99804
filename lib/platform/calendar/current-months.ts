import { fromDayNumber } from './ad-date.ts';
import { monthsFrom } from './bikram-sambat.ts';
import { monthLengths } from './month-lengths.ts';
import type { BsMonth } from './months.ts';
import { nepalDate } from './nepal-date.ts';

/** The current BS month in Nepal and the next two. For the clock in the layout. */
export function currentMonths(now: Date): BsMonth[] {
  return monthsFrom(nepalDate(now), 3).map(({ start, year, month, days }) => ({
    firstDay: fromDayNumber(start),
    year,
    month,
    days,
    ...(year > monthLengths().lastConfirmed && { isProvisional: true }),
  }));
}
