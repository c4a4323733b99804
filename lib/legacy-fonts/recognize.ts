import { fromPreeti } from './preeti.ts';

/** What English has in its words: addresses, apostrophes, alternatives, what stands in brackets, degrees, abbreviations. */
const ENGLISH =
  /https?:\/\/\S+|\S+@\S+|\b[A-Za-z]{2,}'(?:s|t|re|ve|ll|d|m)\b|\b[OD]'(?=[A-Z])|\b[A-Za-z]{2,}\/[A-Za-z]{2,}\b|(?<=^|\s)(?:\[[^\]]*\]|\{\w+\})|\bPhD\b|\b[A-Z]{2,}\b/g;

/** Signs that such a font draws as vowels and as r: they stand within words, where English has none. */
const VOWEL_MARKS = /[A-Za-z][\]}{[|]+(?=[A-Za-z0-9\s+'"]|$)/g;
/** Signs that it draws as letters: within words, or where a word begins. */
const LETTER_MARKS = /[A-Za-z][;:"'/+\\]+(?=[A-Za-z])|(?:^|\s)[;:/'][;:"'/]*[A-Za-z]/g;
/** Half letters are in the places of capitals. */
const CAPITALS_WITHIN = /[a-z][A-Z]/g;

/**
 * Whether a text was typed in Preeti, Kantipur or a font of their kind, which shows as "k/LIff tflnsf" everywhere else. Such texts have few of
 * English's vowels, many an f, and signs and capitals within their words; and what is spelled from them is Devanagari. One short word without
 * any of these cannot be told from an abbreviation, and is taken for one.
 */
export function isLegacyFont(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const plain = text.replaceAll(ENGLISH, ' ');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const letters = count(/[A-Za-z]/g);
  const words = count(/\S+/g);
  const marks = count(VOWEL_MARKS) + (count(LETTER_MARKS) + count(CAPITALS_WITHIN)) / 2;
  const stems = count(/f/g) / letters;
  const vowels = count(/[aeiou]/gi) / letters;
  const isTooShort = marks === 0 && letters < 10 && (stems < 0.5 || vowels > 0);
  if (letters < 2 || (marks * letters <= 1 && marks > 0) || isTooShort) return false;
  const score = marks / words + stems * 4 + (0.25 - vowels) * (marks > 0 ? 1 : 4);
  return score > (marks > 0 ? 0.3 : 0.9) && isSpelled(fromPreeti(plain));
}

/** A vowel sign without its letter: where a word begins, behind another sign, behind a vowel, behind a halant. */
const MISSPELLED =
  /^[\u0901-\u0903\u093e-\u094d]|[\u093e-\u094c]{2}|[\u0904-\u0914][\u093e-\u094d]|\u094d[\u093e-\u094c]/;

function isSpelled(devanagari: string): boolean {
  const words = devanagari.match(/[\u0900-\u097f]+/g) ?? [];
  return words.length > 0 && words.filter((word) => MISSPELLED.test(word)).length / words.length < 0.25;
}
