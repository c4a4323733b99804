import { legacyFont } from '#lib/legacy-fonts/legacy-font.ts';
import type { Sign } from './page-glyphs.ts';

/** Signs of one font in a row. */
interface Run {
  readonly font: string;
  text: string;
}

/** A piece of a line without a wide gap in it: a line of a paragraph, or a cell of a table. Points. */
export interface Fragment {
  readonly runs: Run[];
  left: number;
  right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Parts of the size of a letter: another line, a gap that parts columns, signs that stand over the one before. */
const LINE = 0.35;
const COLUMN = 1.5;
const BACKWARDS = 1;

/**
 * A gap that is a blank. Where blanks stand in the text they are not guessed: a syllable of Devanagari whose signs the engine puts into one glyph leaves
 * gaps of half a letter. Where hardly any do, a program has placed its words one by one.
 */
const GAP = { withBlanks: 0.9, without: 0.2 };
const FEW_BLANKS = 0.04;

/** Where blanks stand in the text, a gap without one parts cells of a narrow table. */
const CELL = 0.3;
const SYLLABIC = /[\u0900-\u0965\u0970-\u097f]/;
const BULLET = /^(?:[^\p{L}\p{N}]|\(?[\p{L}\p{N}]{1,3}[.)])$/u;

/** Whether a gap may be measured: within a syllable, and in fonts that draw others than they say, letters stand apart too. */
function isMeasurable(open: Fragment, sign: Sign): boolean {
  const { font, text } = open.runs.at(-1) ?? { font: '', text: '' };
  const isWithinWord = SYLLABIC.test(text.at(-1) ?? '') && SYLLABIC.test(sign.text);
  return !isWithinWord && legacyFont(font) === null && legacyFont(sign.font) === null;
}

const isBullet = ({ runs }: Fragment) => BULLET.test(runs.map(({ text }) => text).join(''));

/** Raised or lowered small signs, as in 1st: still the same line. */
function isOfLine(fragment: Fragment, { baseline, size }: Sign): boolean {
  const apart = Math.abs(fragment.baseline - baseline);
  return apart < LINE * fragment.size || (size < 0.8 * fragment.size && apart < 0.6 * fragment.size);
}

/** Joins signs to pieces of lines, in the order in which the page draws them. */
export function toFragments(signs: readonly Sign[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  const written = signs.filter(({ isBlank }) => isBlank).length;
  const blankGap = written > signs.length * FEW_BLANKS ? GAP.withBlanks : GAP.without;
  let blanks = 0;
  for (const sign of signs) {
    if (sign.isBlank) {
      blanks += 1;
      continue;
    }
    const gap = open ? sign.left - open.right : 0;
    const em = Math.max(sign.size, 1);
    const isNextCell =
      open &&
      blanks === 0 &&
      blankGap === GAP.withBlanks &&
      gap > CELL * em &&
      isMeasurable(open, sign) &&
      !isBullet(open);
    const goesOn =
      open &&
      !isNextCell &&
      isOfLine(open, sign) &&
      gap < COLUMN * em &&
      gap > -BACKWARDS * em - (open.right - open.left > em ? 0 : em);
    if (!open || !goesOn) {
      open = { runs: [], left: sign.left, right: sign.right, baseline: sign.baseline, size: em };
      fragments.push(open);
    } else if (blanks > 0 || gap > blankGap * em) append(open, ' ', open.runs.at(-1)?.font ?? '');
    append(open, sign.text, sign.font);
    open.left = Math.min(open.left, sign.left);
    open.right = Math.max(open.right, sign.right);
    blanks = 0;
  }
  return fragments;
}

function append({ runs }: Fragment, text: string, font: string): void {
  const last = runs.at(-1);
  if (last?.font === font) last.text += text;
  else runs.push({ font, text });
}
