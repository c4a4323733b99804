import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/i18n/digits.ts';
import { type AdDate, type Weekday, weekdayOf } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { bikramSambatMonths, gregorianMonths, weekdayNames } from './names.ts';

/** `5 Mangsir 2083`, `२०८३ मंसिर ५`; with a weekday `Saturday, 5 Mangsir 2083`, `२०८३ मंसिर ५, शनिबार`. */
export function formatBikramSambat(date: BsDate, locale: Locale, options: { weekday?: Weekday } = {}): string {
  const month = bikramSambatMonths[locale][date.month - 1];
  const text = locale === 'ne' ? `${date.year} ${month} ${date.day}` : `${date.day} ${month} ${date.year}`;
  return withWeekday(text, locale, options.weekday);
}

/** `21 November 2026`, `२१ नोभेम्बर २०२६`; with the weekday `Saturday, 21 November 2026`, `२१ नोभेम्बर २०२६, शनिबार`. */
export function formatGregorian(date: AdDate, locale: Locale, options: { weekday?: boolean } = {}): string {
  const [year, month, day] = date.split('-').map(Number);
  const text = `${day} ${gregorianMonths[locale][Number(month) - 1]} ${year}`;
  return withWeekday(text, locale, options.weekday ? weekdayOf(date) : undefined);
}

function withWeekday(text: string, locale: Locale, weekday: Weekday | undefined): string {
  const date = localizeDigits(text, locale);
  if (weekday === undefined) return date;
  const name = weekdayNames[locale][weekday];
  return locale === 'ne' ? `${date}, ${name}` : `${name}, ${date}`;
}
