import type { Locale } from '#content/locale.ts';
import type { AdDate } from './ad-date.ts';
import { toBikramSambat } from './bikram-sambat.ts';
import { formatBikramSambat, formatGregorian } from './format.ts';

/** A day in short form: in Bikram Sambat if it is confirmed, else in the Gregorian calendar. */
export function writtenDay(date: AdDate, locale: Locale): string {
  const bs = toBikramSambat(date);
  return bs ? formatBikramSambat(bs, locale) : formatGregorian(date, locale);
}
