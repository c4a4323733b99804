const devanagari = /\p{Script=Devanagari}/gu;
const latin = /\p{Script=Latin}/gu;

/** The language of an upstream text: Nepali if most of its letters are Devanagari, else English. */
export function languageOf(text: string): 'en' | 'ne' {
  return (text.match(devanagari)?.length ?? 0) > (text.match(latin)?.length ?? 0) ? 'ne' : 'en';
}
