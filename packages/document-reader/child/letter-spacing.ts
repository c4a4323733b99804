import { isOnLine } from './baselines.ts';
import { lowerMedian } from './blocks.ts';
import type { Glyph } from './page-glyphs.ts';

/** In ems: gaps between the letters of a heading that separate no words, and how much they differ, as signs reach over their letter. */
const [MIN_GAP, MAX_GAP, TOLERANCE] = [0.05, 1.3, 0.15];
const MIN_LETTERS = 4;
/** Share of the gaps that are between letters, not words. */
const MIN_LETTER_GAPS = 0.7;

const emOf = ({ size }: Glyph) => Math.max(size, 1);

/** The distance between the letters of headings like N O T I C E, by the glyph after the gap. */
export function letterSpacing(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, number> {
  const spacing = new Map<Glyph, number>();
  let run: Glyph[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    if (before && isAfter(before, glyph)) run.push(glyph);
    else {
      addRun(run, spacing);
      run = [glyph];
    }
  }
  addRun(run, spacing);
  return spacing;
}

/** Whether a glyph follows another one on its line at some distance. */
function isAfter(before: Glyph, glyph: Glyph): boolean {
  const gap = (glyph.left - before.right) / emOf(glyph);
  return gap > MIN_GAP && gap < MAX_GAP + 1 && before.size === glyph.size && isOnLine(before, glyph);
}

function addRun(run: readonly Glyph[], spacing: Map<Glyph, number>): void {
  const [first, ...others] = run;
  // Columns of single digits or letters in their order are cells.
  if (!first || run.filter(({ text }) => /\p{L}/u.test(text)).length < Math.max(MIN_LETTERS, run.length / 2)) return;
  if (others.every(({ text }, index) => codeOf(text) - codeOf(run[index]?.text) === 1)) return;
  const gaps = others.map((glyph, index) => (glyph.left - (run[index]?.right ?? 0)) / emOf(glyph));
  const usual = lowerMedian(gaps);
  const isEven = gaps.filter((gap) => Math.abs(gap - usual) < TOLERANCE).length >= gaps.length * MIN_LETTER_GAPS;
  if (!isEven || usual > MAX_GAP) return;
  for (const [index, glyph] of others.entries()) {
    const gap = gaps[index] ?? 0;
    spacing.set(glyph, (gap < usual + TOLERANCE ? gap : usual) * emOf(glyph));
  }
}

const codeOf = (text = '') => text.codePointAt(0) ?? 0;
