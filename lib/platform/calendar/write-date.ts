import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/platform/i18n/digits.ts';
import { bikramSambatMonths, gregorianMonths } from './names.ts';

// Only dates in words, to keep the service worker small; other code uses `formatBikramSambat` and `formatGregorian`.

interface Day {
  year: number;
  month: number;
  day: number;
  isProvisional?: boolean;
}

/** Follows a date of a year whose official calendar is not published. */
export const provisionalMark = { en: 'provisional', ne: 'अस्थायी' } as const;

/** `5 Mangsir 2083`, `२०८३ मङ्सिर ५`; `5 Mangsir 2084 (provisional)`. */
export function bikramSambatText({ year, month, day, isProvisional }: Day, locale: Locale): string {
  const name = bikramSambatMonths[locale][month - 1];
  const date = localizeDigits(locale === 'ne' ? `${year} ${name} ${day}` : `${day} ${name} ${year}`, locale);
  return isProvisional ? `${date} (${provisionalMark[locale]})` : date;
}

/** Formats a day or an instant, `YYYY-MM-DD…`: `21 November 2026`, `२१ नोभेम्बर २०२६`. */
export function gregorianText(date: string, locale: Locale): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return localizeDigits(`${day} ${gregorianMonths[locale][Number(month) - 1]} ${year}`, locale);
}

/** Nepal has been at UTC+05:45 since 1986. */
const NEPAL_MS = 20_700_000;

/** The time in Nepal at an instant since 1986, written as if it were UTC: `2026-11-21T14:05:00.000Z`. */
export function nepalClock(instant: Date): string {
  return new Date(instant.getTime() + NEPAL_MS).toISOString();
}
