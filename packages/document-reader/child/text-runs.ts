import { legacyFont } from '../../nepali/legacy-fonts/index.ts';
import { byBaseline, isOnLine } from './baselines.ts';
import { cellStarts } from './cell-edges.ts';
import type { Fragment } from './fragment.ts';
import { CELL, joinJustified } from './justified-lines.ts';
import { letterSpacing } from './letter-spacing.ts';
import type { Glyph } from './page-glyphs.ts';
import { type Rule, uprightRules } from './rules.ts';

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
