import { nepaliLikelihood } from '../../nepali/legacy-fonts/index.ts';

// Some programs map the glyphs of Devanagari to wrong characters. Such a text cannot be restored from the file, and is garbage.

/** Measures of the text of a page, each a share from 0 to 1, and the mean likelihood of a letter in Nepali. */
export interface LayerQuality {
  /** Letters of Devanagari; with few nothing can be measured. */
  readonly letters: number;
  /** Share of the letters that cannot stand where they stand. */
  readonly impossible: number;
  /** Share of the words in Devanagari with letters of other scripts in them. */
  readonly mixed: number;
  /** Share of all letters that neither English nor Nepali has. */
  readonly foreign: number;
  /** Mean natural logarithm of the probability of a letter. */
  readonly likelihood: number;
}

const DEVANAGARI = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;
const DEVANAGARI_LETTER = /[\u0900-\u0963\u0970-\u097f]/g;

const SIGN = '[\\u093a\\u093b\\u093e-\\u094c\\u094e\\u094f\\u0955-\\u0957\\u0962\\u0963]';
const IMPOSSIBLE = new RegExp(
  [
    // A sign or virama without a letter before it, two signs, a sign after an independent vowel, a virama after a vowel.
    `(?<![\\u0900-\\u097f\\u200c\\u200d])[\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094f]`,
    `(?<=${SIGN})${SIGN}`,
    `(?<=[\\u0904-\\u0914\\u0950\\u0966-\\u096f])(?:${SIGN}|\\u094d)`,
    `(?<=${SIGN}|[\\u0900-\\u0903])\\u094d`,
    `(?<=[\\u0900-\\u0903])${SIGN}`,
    `(?<=\\u094d)(?:${SIGN}|\\u094d)`,
  ].join('|'),
  'g',
);
/** A letter of another script, or a digit of another script between letters. */
const MIXED =
  /[\u0900-\u0963\u0970-\u097f]\d[\u0900-\u0963]|(?![\p{Script=Devanagari}\u200c\u200d])[\p{L}\p{M}\p{Co}\ufffd]/u;
const FOREIGN =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}|[\p{Co}\p{Cn}\ufffd]/gu;

export function measureLayer(text: string): LayerQuality {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(DEVANAGARI_LETTER);
  const parts = text.match(DEVANAGARI) ?? [];
  const words = (text.match(/\S+/g) ?? []).filter((word) => /[\u0900-\u0963\u0970-\u097f]/.test(word));
  const likelihood = parts.reduce((sum, part) => sum + nepaliLikelihood(part), 0);
  const length = parts.reduce((sum, part) => sum + part.length + 1, 0);
  return {
    letters,
    impossible: count(IMPOSSIBLE) / Math.max(letters, 1),
    mixed: words.filter((word) => MIXED.test(word)).length / Math.max(words.length, 1),
    foreign: count(FOREIGN) / Math.max(count(/\p{L}|\p{M}|\p{Co}|\ufffd/gu), 1),
    likelihood: likelihood / Math.max(length, 1),
  };
}

const MIN_LETTERS = 40;
const MAX = { impossible: 0.02, mixed: 0.25, foreign: 0.05 };
const MIN_LIKELIHOOD = -3.6;

/** Whether the characters of a text layer are wrong, so that the page has to be read from its picture. */
export function isBrokenLayer(text: string): boolean {
  const { letters, impossible, mixed, foreign, likelihood } = measureLayer(text);
  if (letters < MIN_LETTERS) return foreign > MAX.foreign && /\p{L}/u.test(text);
  return impossible > MAX.impossible || mixed > MAX.mixed || foreign > MAX.foreign || likelihood < MIN_LIKELIHOOD;
}
