import type { Locale } from '#content/locale.ts';
import { type AdDate, type Weekday, weekdayOf } from './ad-date.ts';
import type { BsDate } from './bikram-sambat.ts';
import { weekdayNames } from './names.ts';
import { bikramSambatText, gregorianText } from './write-date.ts';

/** `5 Mangsir 2083`, `२०८३ मङ्सिर ५`; with a weekday `Saturday, 5 Mangsir 2083`, `२०८३ मङ्सिर ५, शनिबार`. */
export function formatBikramSambat(date: BsDate, locale: Locale, options: { weekday?: Weekday } = {}): string {
  return withWeekday(bikramSambatText(date, locale), locale, options.weekday);
}

/** `21 November 2026`, `२१ नोभेम्बर २०२६`; with the weekday `Saturday, 21 November 2026`, `२१ नोभेम्बर २०२६, शनिबार`. */
export function formatGregorian(date: AdDate, locale: Locale, options: { weekday?: boolean } = {}): string {
  const text = gregorianText(date, locale);
  return withWeekday(text, locale, options.weekday ? weekdayOf(date) : undefined);
}

function withWeekday(date: string, locale: Locale, weekday: Weekday | undefined): string {
  if (weekday === undefined) return date;
  const name = weekdayNames[locale][weekday];
  return locale === 'ne' ? `${date}, ${name}` : `${name}, ${date}`;
}
