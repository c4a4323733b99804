/** English or Nepali. */
export type Language = 'en' | 'ne';

/** @throws RangeError for another language */
export function requireLanguage(language: Language): void {
  if (language !== 'en' && language !== 'ne')
    throw new RangeError(`the language is 'en' or 'ne', unlike ${JSON.stringify(language)}`);
}

const devanagari = /\p{Script=Devanagari}/gu;
const latin = /\p{Script=Latin}/gu;

/** Nepali if most letters of a text are Devanagari, else English. @throws TypeError for another value than a text */
export function languageOf(text: string): Language {
  return (text.match(devanagari)?.length ?? 0) > (text.match(latin)?.length ?? 0) ? 'ne' : 'en';
}
