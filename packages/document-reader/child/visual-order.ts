const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
const CLUSTER = `${CONSONANT}(?:\\u094d\\u200d?${CONSONANT})*`;
/** Signs after a letter; the short i is before the next one. */
const SIGNS = '[\\u093e\\u0940-\\u094c\\u0901-\\u0903]';

const SHORT_I = new RegExp(`\\u093f((?:${CONSONANT}\\u094d\\u200d?)*${CONSONANT})`, 'g');
const REPH = new RegExp(`(${CLUSTER}${SIGNS}*)\\u0930\\u094d(?!\\u200d)`, 'g');
/** A short i without a preceding consonant; an r with a halant at the end of a word. */
const OUT_OF_ORDER =
  /(?<![\u0915-\u0939\u0958-\u095f\u093c])\u093f|(?<=[\u0900-\u097f])\u0930\u094d(?=\s|$|[\u093e-\u094c])/g;

/**
 * Whether a text in Devanagari is in visual order: the short i before its consonant, the r above a letter after it. Many fonts of PDFs
 * map glyphs so, unlike the logical order of Unicode.
 */
export function isInVisualOrder(text: string): boolean {
  const words = text.match(/[\u0900-\u097f]+/g)?.length ?? 0;
  const wrong = text.match(OUT_OF_ORDER)?.length ?? 0;
  return words > 0 && wrong / words > 0.04;
}

/** Converts the text of a single glyph, where a letter with an r below it may be mapped to the letter, the r and a halant. */
export function withRakar(glyph: string): string {
  return glyph.replace(/([\u0915-\u0939]\u093c?)\u0930\u094d$/, '$1\u094d\u0930');
}

/** Converts a text from visual order to the logical order of Unicode. */
export function fromVisualOrder(text: string): string {
  return text
    .replace(REPH, '\u0930\u094d$1')
    .replace(SHORT_I, '$1\u093f')
    .replace(/([\u0901\u0902])([\u093e-\u094c])/g, '$2$1');
}
