import type { AdDate } from './ad-date.ts';
import { type BsDate, toBikramSambat } from './bikram-sambat.ts';

/** A day as it is shown: in both calendars where Bikram Sambat is settled. Plain data, for the browser too. */
export interface ShownDate {
  readonly ad: AdDate;
  readonly bs: BsDate | null;
}

export function inBothCalendars(date: AdDate): ShownDate {
  return { ad: date, bs: toBikramSambat(date) };
}
