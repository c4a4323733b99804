import type { Language } from '#packages/nepali/text/language.ts';

/** The site's languages: English at the bare address, Nepali under `/ne`. */
export const locales = ['en', 'ne'] as const satisfies readonly Language[];

export type Locale = Language;

/** A text of the site in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}
