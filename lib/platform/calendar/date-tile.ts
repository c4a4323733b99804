import type { Locale } from '#content/locale.ts';
import {
  type AdDate,
  bikramSambatMonths,
  type CalendarDate,
  gregorianMonths,
  markProvisional,
  toBikramSambat,
} from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A date for a tile: the day, large, and the rest of the date in the same calendar. In a Nepali text the year and the month stand before the day. */
export interface TileDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** The Gregorian date in short, `20 Nov`, `२० नोभेम्बर`, and its year; null where the tile itself is Gregorian. */
  readonly gregorian: { readonly day: string; readonly year: string } | null;
}

/** English names of months are cut to three letters; Nepali ones have no common short form. */
const shortMonth = (month: number, locale: Locale) => {
  const name = gregorianMonths[locale][month - 1] ?? '';
  return locale === 'en' ? name.slice(0, 3) : name;
};

/** `Mangsir 2083`, `२०८३ मङ्सिर` */
export const monthAndYear = ({ month, year }: TileDate, locale: Locale): string =>
  locale === 'ne' ? `${year} ${month}` : `${month} ${year}`;

export function tileDate({ ad, bs }: CalendarDate, locale: Locale): TileDate {
  const [year = 0, month = 1, day = 1] = ad.split('-').map(Number);
  const written = (text: string | number) => localizeDigits(String(text), locale);
  const shortName = shortMonth(month, locale);
  if (!bs) return { day: written(day), month: shortName, year: written(year), gregorian: null };
  return {
    day: written(bs.day),
    month: bikramSambatMonths[locale][bs.month - 1] ?? '',
    year: written(bs.year),
    gregorian: { day: written(`${day} ${shortName}`), year: written(year) },
  };
}

/** A day without its year, where there is little room: `4 Mangsir`, `मङ्सिर ४`; `20 November` outside of the calendar. */
export function shortDay(date: AdDate, locale: Locale): string {
  const bs = toBikramSambat(date);
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const name = bs ? bikramSambatMonths[locale][bs.month - 1] : gregorianMonths[locale][month - 1];
  const number = localizeDigits(String(bs ? bs.day : day), locale);
  return markProvisional(locale === 'ne' && bs ? `${name} ${number}` : `${number} ${name}`, bs?.isProvisional, locale);
}
