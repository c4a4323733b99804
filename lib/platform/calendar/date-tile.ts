import type { Locale } from '#content/locale.ts';
import {
  bikramSambatMonths,
  type CalendarDate,
  gregorianMonths,
  provisionalMark,
} from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A date for a tile: the day, large, and the rest of the date in the same calendar. */
export interface TileDate {
  readonly day: string;
  /** `Mangsir 2083`; `२०८३ मङ्सिर`, which stands before the day in a text. */
  readonly month: string;
  /** The Gregorian date in short: `20 Nov 2026`, `२० नोभेम्बर २०२६`; null where the tile itself is Gregorian. */
  readonly gregorian: string | null;
}

/** English names of months are cut to three letters; Nepali ones have no common short form. */
const shortMonth = (month: number, locale: Locale) => {
  const name = gregorianMonths[locale][month - 1] ?? '';
  return locale === 'en' ? name.slice(0, 3) : name;
};

export function tileDate({ ad, bs }: CalendarDate, locale: Locale): TileDate {
  const [year = 0, month = 1, day = 1] = ad.split('-').map(Number);
  const written = (text: string | number) => localizeDigits(String(text), locale);
  const monthOf = (name: string, ofYear: number) =>
    written(locale === 'ne' ? `${ofYear} ${name}` : `${name} ${ofYear}`);
  const shortName = shortMonth(month, locale);
  if (!bs) return { day: written(day), month: monthOf(shortName, year), gregorian: null };
  return {
    day: written(bs.day),
    month:
      monthOf(bikramSambatMonths[locale][bs.month - 1] ?? '', bs.year) +
      (bs.isProvisional ? ` (${provisionalMark[locale]})` : ''),
    gregorian: written(`${day} ${shortName} ${year}`),
  };
}
