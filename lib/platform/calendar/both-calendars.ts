import type { AdDate } from './ad-date.ts';
import { type BsDate, toBikramSambat } from './bikram-sambat.ts';

/** A day in both calendars, if its Bikram Sambat date is known. Plain data, for the browser too. */
export interface CalendarDate {
  readonly ad: AdDate;
  readonly bs: BsDate | null;
}

export function inBothCalendars(date: AdDate): CalendarDate {
  return { ad: date, bs: toBikramSambat(date) };
}
