const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
const CLUSTER = `${CONSONANT}(?:\\u094d\\u200d?${CONSONANT})*`;
const SIGNS = '[\\u093e-\\u094c\\u0901-\\u0903]';

const SHORT_I = new RegExp(`\\u093f((?:${CONSONANT}\\u094d\\u200d?)*${CONSONANT})`, 'g');
const REPH = new RegExp(`(${CLUSTER}${SIGNS}*)\\u0930\\u094d`, 'g');
/** A short i where nothing carries it, an r with a halant that ends a word. */
const OUT_OF_ORDER =
  /(?<![\u0915-\u0939\u0958-\u095f\u093c])\u093f|[\u0915-\u0939]\S*\u0930\u094d(?=\s|$|[\u093e-\u094c])/g;

/**
 * Whether a text in Devanagari has its signs in the order in which they are drawn: the short i before its letter, the r above a letter behind
 * it. So say many fonts of PDFs, and what they say is not how Unicode writes it.
 */
export function isInVisualOrder(text: string): boolean {
  const words = text.match(/[\u0900-\u097f]+/g)?.length ?? 0;
  const wrong = text.match(OUT_OF_ORDER)?.length ?? 0;
  return words > 0 && wrong / words > 0.04;
}

/** A text in the order in which it is drawn, in that of Unicode. */
export function fromVisualOrder(text: string): string {
  return text
    .replace(REPH, '\u0930\u094d$1')
    .replace(SHORT_I, '$1\u093f')
    .replace(/([\u0901\u0902])([\u093e-\u094c])/g, '$2$1');
}
