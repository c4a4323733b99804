import type { Glyph } from './page-glyphs.ts';

/** In ems: distance of another line, jump back after which glyphs are sorted. */
const LINE = 0.35;
const SAME = 0.15;
const JUMP = 0.5;
const MARK = 0.02;
const UNDER = 0.05;
const MARKS = /^\p{M}/u;

/** The glyphs on one baseline, from left to right. */
interface Strip {
  readonly glyphs: Glyph[];
  readonly baseline: number;
  size: number;
  right: number;
  isSorted: boolean;
}

/** Whether a glyph is on a baseline, also if raised or lowered, as in 1st. */
export function isOnLine(
  line: { readonly baseline: number; readonly size: number },
  { baseline, size }: Pick<Glyph, 'baseline' | 'size'>,
): boolean {
  const apart = Math.abs(line.baseline - baseline);
  return apart < LINE * line.size || (size < 0.8 * line.size && apart < 0.6 * line.size);
}

/** Position of a glyph in its line: a mark that is drawn back under or over its letter may begin behind the next one. */
const positionOf = ({ text, origin, left, right, size }: Glyph): number =>
  MARKS.test(text) && right < origin + UNDER * size ? (left + right) / 2 : origin;

/** Orders by where glyphs begin; a mark stands before the next letter, which begins at the same position. */
function byPosition(one: Glyph, other: Glyph): number {
  const distance = positionOf(one) - positionOf(other);
  if (Math.abs(distance) > MARK * one.size) return distance;
  return Number(MARKS.test(other.text)) - Number(MARKS.test(one.text));
}

/**
 * Groups glyphs by baseline. Programs draw the glyphs of a second font, such as the dots of an address, after the rest of their line:
 * such a line is sorted by position, others keep their order, as marks may begin before their letter. `jumps`: glyphs that the document
 * draws after another line.
 */
export function byBaseline(glyphs: readonly Glyph[]): { glyphs: Glyph[]; jumps: ReadonlySet<Glyph> } {
  const jumps = new Set<Glyph>();
  const strips: Strip[] = [];
  const stripsAt = new Map<number, Strip>();
  let open: Strip | undefined;

  function find({ baseline, size }: Glyph): Strip | undefined {
    const position = Math.round(baseline);
    return [position, position - 1, position + 1]
      .map((each) => stripsAt.get(each))
      .find((strip) => strip && Math.abs(strip.baseline - baseline) < SAME * size);
  }

  for (const glyph of glyphs) {
    if (!open || !isOnLine(open, glyph)) {
      open = find(glyph);
      jumps.add(glyph);
    }
    if (!open) {
      open = { glyphs: [], baseline: glyph.baseline, size: glyph.size, right: glyph.right, isSorted: true };
      strips.push(open);
      stripsAt.set(Math.round(glyph.baseline), open);
    }
    if (glyph.origin < open.right - JUMP * glyph.size) {
      const last = open.glyphs.at(-1);
      open.isSorted &&= last === undefined || glyph.origin >= last.origin;
    }
    open.glyphs.push(glyph);
    open.right = Math.max(open.right, glyph.right);
  }
  const sorted = strips.flatMap((strip) => (strip.isSorted ? strip.glyphs : strip.glyphs.sort(byPosition)));
  return { glyphs: sorted, jumps };
}
