import type { Language } from '../text/language.ts';
import type { AdDate } from './ad-date.ts';
import { type BsDate, toBikramSambat } from './bikram-sambat.ts';
import { formatBikramSambat, formatGregorian } from './format.ts';

/** A day in both calendars, if its Bikram Sambat date is known. Plain data, for a browser too. */
export interface CalendarDate {
  readonly ad: AdDate;
  readonly bs: BsDate | null;
}

/** @throws RangeError for a text that is not a day */
export function inBothCalendars(date: AdDate): CalendarDate {
  return { ad: date, bs: toBikramSambat(date) };
}

/** A day in one calendar: in Bikram Sambat if the table has it, else in the Gregorian calendar. @throws RangeError as `formatGregorian` */
export function formatDay(date: AdDate, language: Language): string {
  const bs = toBikramSambat(date);
  return bs ? formatBikramSambat(bs, language) : formatGregorian(date, language);
}

/** A day in both calendars, Bikram Sambat first; only Gregorian where the table does not have it. @throws RangeError as `formatGregorian` */
export function formatBothCalendars(date: AdDate, language: Language): string {
  const bs = toBikramSambat(date);
  return [...(bs ? [formatBikramSambat(bs, language)] : []), formatGregorian(date, language)].join(', ');
}
