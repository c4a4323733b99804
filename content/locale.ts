/** The site's languages: English at the bare address, Nepali under `/ne`. */
export const locales = ['en', 'ne'] as const;

export type Locale = (typeof locales)[number];

/** A text of the site in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}
