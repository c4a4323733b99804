import type { Locale, Localized } from '#content/locale.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

/** The language of an upstream text if it is not that of the page; null for texts without letters too. */
export function foreignLanguageOf(text: string, locale: Locale): Locale | null {
  const language = languageOf(text);
  return language === locale || !/\p{L}/u.test(text) ? null : language;
}

/** The language of a site text that was entered in the other language only; null for texts in the language of the page. */
export function otherLanguageOf(text: Localized, locale: Locale): Locale | null {
  const language = text.en === text.ne ? languageOf(text[locale]) : locale;
  return language === locale ? null : language;
}
