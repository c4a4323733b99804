import { legacyFont } from '../../nepali/legacy-fonts/index.ts';
import type { PageContent } from '../types.ts';
import { isBrokenLayer } from './layer-quality.ts';
import type { Glyph, PageGlyphs } from './page-glyphs.ts';

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
const MIN_LETTERS = 150;
const COMMON_WORDS = /\b(?:the|of|and|to|in|for|is|by|on|are|with|be|at|or|from|no|not|all)\b/i;

/** Whether Latin letters make no words, as they are wrongly mapped. */
function isMeaningless(text: string): boolean {
  const words = text.match(/[A-Za-z]?[a-z]{3,}/g) ?? [];
  const letters = words.join('');
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0;
  const without = words.filter((word) => !/[aeiouy]/i.test(word)).length;
  const isUsual = vowels >= letters.length * MIN_VOWELS || without <= words.length * MAX_WITHOUT;
  return letters.length >= MIN_LETTERS && !isUsual && !COMMON_WORDS.test(text);
}

/** The state of a page whose glyphs make this text. */
export function stateOfText(state: LayerState, text: string): LayerState {
  if (isSignature(text)) return 'no-text';
  return state === 'text' && (isBrokenLayer(text) || isMeaningless(text)) ? 'broken-text' : state;
}

/** Whether a text is only the signature of a scanning program. */
const isSignature = (text: string) => /^\W*scann?ed\s+(by|with)\s+\w+\W*$/i.test(text);
