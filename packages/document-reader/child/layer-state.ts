import { legacyFont, nepaliLikelihood } from '../../nepali/legacy-fonts/index.ts';
import type { PageContent } from '../types.ts';
import type { Glyph, PageGlyphs } from './page-glyphs.ts';

// Some programs map the glyphs of Devanagari to wrong characters. Such a text cannot be restored from the file, and is garbage.

/** Measures of the text of a page, each a share from 0 to 1, and the mean likelihood of a letter in Nepali. */
interface LayerQuality {
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

function measureLayer(text: string): LayerQuality {
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

/** Limit of the share of glyphs without a character; above, the text of a page is useless. */
const MAX_UNMAPPED = 0.2;
/** Pages with fewer glyphs count as empty. */
const MIN_GLYPHS = 8;
/** A page with fewer glyphs, most of which is a picture, is a scan with a stamp or a number. */
const FEW_GLYPHS = 60;
const MIN_PICTURE = 0.5;

/** Whether a page has a text layer; `picture`: little text beside a picture that covers most of the page. */
export type LayerState = 'blank' | 'no-text' | 'broken-text' | 'picture' | 'text';

/** The state of a page by its glyphs; `area`: of the page in square points. */
export function stateOf({ byRotation, isBlank, pictureArea }: PageGlyphs, area: number): LayerState {
  if (isBlank) return 'blank';
  const drawn = [...byRotation.values()].flat().filter((glyph) => !glyph.isBlank);
  if (drawn.length < MIN_GLYPHS) return 'no-text';
  if (drawn.filter(isUnmapped).length > drawn.length * MAX_UNMAPPED) return 'broken-text';
  return drawn.length < FEW_GLYPHS && pictureArea > area * MIN_PICTURE ? 'picture' : 'text';
}

const isUnmapped = (glyph: Glyph) =>
  (glyph.isUnmapped || /[\ufffd\p{Co}\p{Cn}]/u.test(glyph.text)) && legacyFont(glyph.font) === null;

/** Whether the text layer of a page is its text, or a part of it. */
export const hasReadableText = (state: LayerState) => state === 'text' || state === 'picture';

/** The recognition that a page needs. */
export function recognitionOf(state: LayerState): Pick<PageContent, 'recognition'> {
  if (state === 'blank' || state === 'text') return {};
  const why = state === 'broken-text' ? 'broken-text' : 'no-text';
  return { recognition: { state: 'waiting', why, attempts: 0 } };
}

/** Vowels are two fifths of the letters of English and of most names; where fonts map letters wrongly they are fewer, and many words have none. */
const MIN_VOWELS = 0.35;
const MAX_WITHOUT = 0.05;
const MIN_LETTERS_OF_LANGUAGE = 150;
const COMMON_WORDS = /\b(?:the|of|and|to|in|for|is|by|on|are|with|be|at|or|from|no|not|all)\b/i;

/** Whether Latin letters make no words, as they are wrongly mapped. */
function isMeaningless(text: string): boolean {
  const words = text.match(/[A-Za-z]?[a-z]{3,}/g) ?? [];
  const letters = words.join('');
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0;
  const without = words.filter((word) => !/[aeiouy]/i.test(word)).length;
  const isUsual = vowels >= letters.length * MIN_VOWELS || without <= words.length * MAX_WITHOUT;
  return letters.length >= MIN_LETTERS_OF_LANGUAGE && !isUsual && !COMMON_WORDS.test(text);
}

/** The state of a page whose glyphs make this text. */
export function stateOfText(state: LayerState, text: string): LayerState {
  if (isSignature(text)) return 'no-text';
  return state === 'text' && (isBrokenLayer(text) || isMeaningless(text)) ? 'broken-text' : state;
}

/** Whether a text is only the signature of a scanning program. */
const isSignature = (text: string) => /^\W*scann?ed\s+(by|with)\s+\w+\W*$/i.test(text);
