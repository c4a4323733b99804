import { legacyFont } from '../../nepali/legacy-fonts/index.ts';
import { byBaseline, isOnLine } from './baselines.ts';
import { lowerMedian } from './blocks.ts';
import { cellStarts } from './cell-edges.ts';
import type { Fragment } from './fragment.ts';
import { CELL, joinJustified } from './justified-lines.ts';
import type { Glyph } from './page-glyphs.ts';
import { type Rule, uprightRules } from './rules.ts';

/** In ems: gaps between the letters of a heading that separate no words, and how much they differ, as signs reach over their letter. */
const [MIN_GAP, MAX_GAP, TOLERANCE] = [0.05, 1.3, 0.15];
const MIN_LETTERS = 4;
/** Share of the gaps that are between letters, not words. */
const MIN_LETTER_GAPS = 0.7;

const emOf = ({ size }: Glyph) => Math.max(size, 1);

/** The distance between the letters of headings like N O T I C E, by the glyph after the gap. */
function letterSpacing(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, number> {
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

/** In ems: gap between columns, overlap with the preceding glyph. */
const COLUMN = 1.5;
/** Gap around one drawn blank, of justified lines. */
const JUSTIFIED = 3;
const BACKWARDS = 1;

/** Gap that counts as a blank, in ems: smaller where a program draws no blanks; larger in legacy fonts, whose letters stand apart. */
const GAP = { withBlanks: 0.18, without: 0.14, legacyWithBlanks: 0.9, legacy: 0.2 };
const FEW_BLANKS = 0.01;

const BULLET = /^(?:[^\p{L}\p{N}]|\(?[\p{L}\p{N}]{1,3}[.)])$/u;

const fontOf = ({ runs }: Fragment) => runs.at(-1)?.font ?? '';
const isBullet = ({ runs }: Fragment) => BULLET.test(runs.map(({ text }) => text).join(''));

/** Multiple of the usual gap between words that separates cells in a text without drawn blanks. */
const MAX_STRETCH = 2.3;

/** The usual gap between words where no blanks are drawn, in ems. */
function wordGap(glyphs: readonly Glyph[]): number {
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before && isOnLine(before, glyph) ? (glyph.left - before.right) / Math.max(glyph.size, 1) : 0;
  });
  const sorted = gaps.filter((gap) => gap > GAP.without && gap < COLUMN).sort((a, b) => a - b);
  // In tables most gaps are those between cells.
  return sorted[Math.floor(sorted.length / 5)] ?? 0;
}

/** Joins glyphs to fragments of lines, in drawing order. No fragment crosses an upright rule. */
export function toFragments(glyphs: readonly Glyph[], rules: readonly Rule[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  const hasBlanks = glyphs.filter(({ isBlank }) => isBlank).length > glyphs.length * FEW_BLANKS;
  const isRuledOff = uprightRules(rules);
  const ordered = byBaseline(glyphs);
  const legacyFonts = new Set([...new Set(glyphs.map(({ font }) => font))].filter((font) => legacyFont(font) !== null));
  const cellGap = hasBlanks ? GAP.withBlanks : Math.max(2 * CELL, MAX_STRETCH * wordGap(ordered.glyphs));
  const starts = cellStarts(ordered.glyphs, hasBlanks);
  // Letters of legacy fonts stand apart.
  const spacing = letterSpacing(ordered.glyphs.filter(({ font }) => !legacyFonts.has(font)));
  let blanks = 0;

  const isLegacy = (fragment: Fragment, glyph: Glyph) =>
    legacyFonts.has(fontOf(fragment)) || legacyFonts.has(glyph.font);

  function isBlankGap(fragment: Fragment, glyph: Glyph, gap: number, em: number): boolean {
    if (isLegacy(fragment, glyph)) return gap > (hasBlanks ? GAP.legacyWithBlanks : GAP.legacy) * em;
    return gap > (hasBlanks ? GAP.withBlanks : GAP.without) * em;
  }

  function isOneText(fragment: Fragment, glyph: Glyph, gap: number, em: number): boolean {
    const maxGap = blanks === 1 && !ordered.jumps.has(glyph) ? JUSTIFIED : COLUMN;
    return (
      isOnLine(fragment, glyph) &&
      gap < maxGap * em &&
      gap > -BACKWARDS * em - (fragment.right - fragment.left > em ? 0 : em) &&
      !isRuledOff(fragment.right, glyph.left, glyph.baseline)
    );
  }

  function isNextCell(fragment: Fragment, glyph: Glyph, gap: number, em: number): boolean {
    if (isBullet(fragment)) return false;
    if (starts.has(glyph)) return true;
    if (isLegacy(fragment, glyph)) return false;
    if (ordered.jumps.has(glyph)) return gap > CELL * em;
    return blanks === 0 && gap > cellGap * em;
  }

  for (const glyph of ordered.glyphs) {
    if (glyph.isBlank) {
      blanks += 1;
      continue;
    }
    const gap = open ? glyph.left - open.right - (spacing.get(glyph) ?? 0) : 0;
    const em = Math.max(glyph.size, 1);
    const isJoined = open !== undefined && isOneText(open, glyph, gap, em);
    if (!open || !isJoined || isNextCell(open, glyph, gap, em)) {
      const { left, right, baseline } = glyph;
      const gapBefore = isJoined && !ordered.jumps.has(glyph) && !starts.has(glyph) ? gap : null;
      open = { runs: [], left, right, baseline, size: em, gaps: [], gapBefore };
      fragments.push(open);
    } else if (blanks > 0 || isBlankGap(open, glyph, gap, em)) {
      append(open, { ...glyph, text: ' ' });
      open.gaps.push(gap);
    }
    append(open, glyph);
    open.left = Math.min(open.left, glyph.left);
    open.right = Math.max(open.right, glyph.right);
    blanks = 0;
  }
  return joinJustified(fragments);
}

function append({ runs }: Fragment, { text, font, isActualText }: Glyph): void {
  const last = runs.at(-1);
  if (last?.font === font && (last.isActualText === isActualText || text === ' ')) last.text += text;
  else runs.push({ font, text, isActualText });
}
