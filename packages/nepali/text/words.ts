import { normalize } from './normalize.ts';

/** The nasal of each row of consonants, which may also be written as anusvara: सङ्काय, संकाय. */
const rows: readonly (readonly [nasal: string, row: string])[] = [
  ['ङ', 'क-ङ'],
  ['ञ', 'च-ञ'],
  ['ण', 'ट-ण'],
  ['न', 'त-न'],
  ['म', 'प-म'],
];

const patterns = /* @__PURE__ */ rows.map(([nasal, row]) => ({
  nasal: `${nasal}्`,
  spelledOut: new RegExp(`${nasal}्(?=[${row}])`, 'g'),
  short: new RegExp(`ं(?=[${row}])`, 'g'),
}));
const halfNasal = /[ङञणनम]्/;

/** Writes the nasal before a consonant as anusvara, the shorter of its two spellings. */
const shortNasals = (word: string): string =>
  halfNasal.test(word) ? patterns.reduce((text, { spelledOut }) => text.replace(spelledOut, 'ं'), word) : word;

/** Spellings of a folded word: unchanged, with its nasals before a consonant as anusvara, and with them spelled out. @throws TypeError for another value than a text */
export function anusvaraVariants(word: string): readonly string[] {
  const short = shortNasals(word);
  const long = patterns.reduce((text, pattern) => text.replace(pattern.short, pattern.nasal), short);
  return [...new Set([word, short, long])];
}

/** Surnames of two initials with a blank between them: K. C., के सी. */
const INITIALS = /(^|[^\p{L}\p{M}\p{N}])(?:([kgdb]|के|जि|डि|बि)\.?\s+(c|सि)|(b|बि)\.?\s+(k|के|क))(?![\p{L}\p{M}\p{N}])/gu;

/** Most texts have none, and this is faster than to look at each word. */
const MAY_HAVE_INITIALS = /(?:[kgdb]|के|जि|डि|बि)\.?\s+(?:[ck]|सि|क)/;

/** A folded text with the initials of such a surname as one word. @throws TypeError for another value than a text */
export const joinInitials = (text: string): string =>
  text.search(MAY_HAVE_INITIALS) < 0 ? text : text.replace(INITIALS, '$1$2$3$4$5');

/** A full stop or an apostrophe within a word. */
const WITHIN_WORD = /([\p{L}\p{M}])['.](?=\p{L})/gu;

/** The folded words of a text, as they are compared: `B.K.` and `बी.बी.एस.` are one word each. @throws TypeError for another value than a text */
export function wordsOf(text: string): string[] {
  const joined = joinInitials(normalize(text));
  return (/['.]/.test(joined) ? joined.replace(WITHIN_WORD, '$1') : joined)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(shortNasals);
}

/** A word with a blank after each letter, as headings are typed: N O T I C E, सू च ना. */
const LETTER = String.raw`(?:\p{L}[^\P{M}्]*्)*\p{L}\p{M}*`;
const SPACED_WORD = String.raw`${LETTER}(?:[ \u00a0]${LETTER}){2,}`;
const SPACED_WORDS = new RegExp(String.raw`(?:^|[\s(])(${SPACED_WORD})(?![^\s)!?:।,.])`, 'gu');
const SPACED_TEXT = new RegExp(String.raw`^${SPACED_WORD}(?:\s{2,}${SPACED_WORD})+$`, 'u');

/** The folded words of a text that have a blank after each letter. @throws TypeError for another value than a text */
export const spacedWords = (text: string): string[] =>
  [...text.matchAll(SPACED_WORDS)].flatMap(([, word = '']) => wordsOf(word.replace(/\s/g, '')));

/** `P U B L I C   N O T I C E` as words, and any other text unchanged. @throws TypeError for another value than a text */
export const joinSpacedWords = (text: string): string =>
  text.search(/\S\s{2}/) > 0 && SPACED_TEXT.test(text) ? text.replace(/(\S)\s(?!\s)/g, '$1') : text;

/** Whether a text has a character of Devanagari. */
export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word);
}
