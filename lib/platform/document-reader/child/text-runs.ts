import { legacyFont } from '#lib/platform/legacy-fonts/legacy-font.ts';
import type { Glyph } from './page-glyphs.ts';

/** Consecutive glyphs of one font. */
interface Run {
  readonly font: string;
  text: string;
}

/** A part of a line without a wide gap: a line of a paragraph, or a cell of a table. In points. */
export interface Fragment {
  readonly runs: Run[];
  left: number;
  right: number;
  readonly baseline: number;
  readonly size: number;
}

/** In ems: distance of another line, gap between columns, overlap with the preceding glyph. */
const LINE = 0.35;
const COLUMN = 1.5;
const BACKWARDS = 1;

/**
 * Gap that counts as a blank, in ems. It is large where the text has blanks: a syllable of Devanagari that the engine merges into one
 * glyph leaves gaps of half a letter. It is small where a program has placed each word separately.
 */
const GAP = { withBlanks: 0.9, without: 0.2 };
const FEW_BLANKS = 0.04;

/** In a text with blanks, a larger gap without one separates cells of a narrow table. In ems. */
const CELL = 0.3;
const SYLLABIC = /[\u0900-\u0965\u0970-\u097f]/;
const BULLET = /^(?:[^\p{L}\p{N}]|\(?[\p{L}\p{N}]{1,3}[.)])$/u;

/** Whether a gap is significant: letters also stand apart within syllables, and in legacy fonts. */
function isMeasurable(open: Fragment, glyph: Glyph): boolean {
  const { font, text } = open.runs.at(-1) ?? { font: '', text: '' };
  const isWithinWord = SYLLABIC.test(text.at(-1) ?? '') && SYLLABIC.test(glyph.text);
  return !isWithinWord && legacyFont(font) === null && legacyFont(glyph.font) === null;
}

const isBullet = ({ runs }: Fragment) => BULLET.test(runs.map(({ text }) => text).join(''));

/** Whether a glyph is on the line of a fragment, also if raised or lowered, as in 1st. */
function isOnLine(fragment: Fragment, { baseline, size }: Glyph): boolean {
  const apart = Math.abs(fragment.baseline - baseline);
  return apart < LINE * fragment.size || (size < 0.8 * fragment.size && apart < 0.6 * fragment.size);
}

/** Joins glyphs to fragments of lines, in drawing order. */
export function toFragments(glyphs: readonly Glyph[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  const blankCount = glyphs.filter(({ isBlank }) => isBlank).length;
  const blankGap = blankCount > glyphs.length * FEW_BLANKS ? GAP.withBlanks : GAP.without;
  let blanks = 0;
  for (const glyph of glyphs) {
    if (glyph.isBlank) {
      blanks += 1;
      continue;
    }
    const gap = open ? glyph.left - open.right : 0;
    const em = Math.max(glyph.size, 1);
    const isNextCell =
      open &&
      blanks === 0 &&
      blankGap === GAP.withBlanks &&
      gap > CELL * em &&
      isMeasurable(open, glyph) &&
      !isBullet(open);
    const continues =
      open &&
      !isNextCell &&
      isOnLine(open, glyph) &&
      gap < COLUMN * em &&
      gap > -BACKWARDS * em - (open.right - open.left > em ? 0 : em);
    if (!open || !continues) {
      open = { runs: [], left: glyph.left, right: glyph.right, baseline: glyph.baseline, size: em };
      fragments.push(open);
    } else if (blanks > 0 || gap > blankGap * em) append(open, ' ', open.runs.at(-1)?.font ?? '');
    append(open, glyph.text, glyph.font);
    open.left = Math.min(open.left, glyph.left);
    open.right = Math.max(open.right, glyph.right);
    blanks = 0;
  }
  return fragments;
}

function append({ runs }: Fragment, text: string, font: string): void {
  const last = runs.at(-1);
  if (last?.font === font) last.text += text;
  else runs.push({ font, text });
}
