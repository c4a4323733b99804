import { toLatinDigits } from './digits.ts';

/** Accents, the nukta, and invisible characters: joiners, soft hyphens, direction marks. */
const ignored = /[\u0300-\u036f\u093c\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters that are often confused. Each maps to exactly one character, so that substrings remain substrings. */
const alike = new Map(
  ['ीि', 'ूु', 'ईइ', 'ऊउ', 'ँं', 'शस', 'षस', 'वब', "’'", "‘'", '“"', '”"', '–-', '—-', 'ςσ'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);
const confusable = new RegExp(`[${[...alike.keys()].join('')}]`, 'g');

/** Folds a text for comparison: compatibility characters, lower case, Latin digits, one spelling for letters that sound alike. @throws TypeError for another value than a text */
export function normalize(text: string): string {
  return toLatinDigits(text.normalize('NFKD').toLowerCase().replace(ignored, '')).replace(
    confusable,
    (letter) => alike.get(letter) ?? letter,
  );
}
