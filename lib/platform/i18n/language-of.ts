import type { Locale, Localized } from '#content/locale.ts';

const devanagari = /\p{Script=Devanagari}/gu;
const latin = /\p{Script=Latin}/gu;

/** The language of an upstream text: Nepali if most of its letters are Devanagari, else English. */
export function languageOf(text: string): 'en' | 'ne' {
  return (text.match(devanagari)?.length ?? 0) > (text.match(latin)?.length ?? 0) ? 'ne' : 'en';
}

/** The language of a site text that was entered in the other language only; null for texts in the language of the page. */
export function otherLanguageOf(text: Localized, locale: Locale): Locale | null {
  const language = text.en === text.ne ? languageOf(text[locale]) : locale;
  return language === locale ? null : language;
}
