import type { Locale } from '#content/locale.ts';
import type { AdDate } from './ad-date.ts';
import { toBikramSambat } from './bikram-sambat.ts';
import { formatBikramSambat, formatGregorian } from './format.ts';

/** A day in both calendars, Bikram Sambat first; only Gregorian where the table does not confirm it. */
export function formatBothCalendars(date: AdDate, language: Locale): string {
  const bs = toBikramSambat(date);
  return [...(bs ? [formatBikramSambat(bs, language)] : []), formatGregorian(date, language)].join(', ');
}
