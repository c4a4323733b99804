import { toLatinDigits } from './digits.ts';

/** Nepali before English; numbers by their value. */
const collator = /* @__PURE__ */ new Intl.Collator(['ne', 'en'], { numeric: true });

/**
 * Compares two texts for `sort`: Devanagari in the order of the Nepali alphabet, then Latin letters; numbers by their value, in the digits of
 * either script: कक्षा २, कक्षा १०. @throws TypeError for another value than a text
 */
export function compareNepali(a: string, b: string): number {
  return collator.compare(toLatinDigits(a), toLatinDigits(b));
}
