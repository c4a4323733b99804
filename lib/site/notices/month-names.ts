import type { Locale } from '#content/locale.ts';
import { bikramSambatMonths, gregorianMonths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import type { MonthView } from './month-view.ts';

/** `Mangsir 2083`, `२०८३ मङ्सिर` */
export function monthName({ year, month }: Pick<MonthView, 'year' | 'month'>, locale: Locale): string {
  const name = bikramSambatMonths[locale][month - 1] ?? '';
  return locale === 'ne' ? localizeDigits(`${year} ${name}`, locale) : `${name} ${year}`;
}

/** The Gregorian months that a month spans: `November – December 2026`. */
export function spanOf({ days }: MonthView, locale: Locale): string {
  const named = (day: MonthView['days'][number] | undefined) => {
    const [year = '', month = ''] = day?.ad.split('-') ?? [];
    return { year: localizeDigits(year, locale), name: gregorianMonths[locale][Number(month) - 1] ?? '' };
  };
  const [first, last] = [named(days[0]), named(days.at(-1))];
  if (first.year !== last.year) return `${first.name} ${first.year} – ${last.name} ${last.year}`;
  return locale === 'ne' ? `${first.year} ${first.name} – ${last.name}` : `${first.name} – ${last.name} ${last.year}`;
}
