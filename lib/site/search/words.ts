import { normalize } from '#lib/platform/i18n/normalize.ts';
import { anusvaraVariants } from './anusvara-variants.ts';

const halfNasal = /[ङञणनम]्/;

/** Writes the nasal before a consonant as anusvara, the shorter of its two spellings. */
function shortNasals(word: string): string {
  if (!halfNasal.test(word)) return word;
  return anusvaraVariants(word).reduce((short, other) => (other.length < short.length ? other : short));
}

/** Surnames of two initials with a blank between them: K. C., के सी. */
const INITIALS = /(?<![\p{L}\p{M}\p{N}])(?:([kgdb]|के|जि|डि|बि)\.?\s+(c|सि)|(b|बि)\.?\s+(k|के|क))(?![\p{L}\p{M}\p{N}])/gu;

/** A folded text with the initials of such a surname as one word. */
export const joinInitials = (text: string): string => text.replace(INITIALS, '$1$2$3$4');

/** The folded words of a text, as they are compared: `B.K.` and `बी.बी.एस.` are one word each. */
export function wordsOf(text: string): string[] {
  return joinInitials(normalize(text))
    .replace(/(?<=[\p{L}\p{M}])['.](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(shortNasals);
}

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word);
}
