import { isOnLine } from './baselines.ts';
import type { Glyph } from './page-glyphs.ts';

// Cells that are as near as words or letters, as spreadsheets print them: a number at the right edge of its column, a name at the left
// edge of the next one. Each cell is a separate object; a white strip runs through the lines above and below, most of which have the
// same edge beside it.

/** In ems: gap between two cells, tolerance of positions. */
const MIN_GAP = 0.1;
const TOLERANCE = 0.05;
/** Lines above and below a cell that are compared. */
const WINDOW = 15;
/** Consecutive lines across a strip that end it. */
const MAX_CROSSING = 2;

/** Share of the lines with the strip that begin or end a text where the cells do. */
const MIN_ALIGNED = 0.6;
/** Lines with the strip and their share of all, where the program draws the blanks between words or where this strip may be one of them. */
const MIN = { certain: { lines: 3, share: 0.8 }, blank: { lines: 8, share: 0.9 } };

interface Run {
  readonly from: number;
  to: number;
}

interface Candidate {
  readonly glyph: Glyph;
  readonly before: Run;
  readonly run: Run;
  readonly line: Line;
  readonly hasBlank: boolean;
}

interface Line {
  readonly baseline: number;
  readonly runs: Run[];
}

/** Finds the glyphs that begin a cell among glyphs by line; `hasBlanks`: the program draws the blanks between words. */
export function cellStarts(glyphs: readonly Glyph[], hasBlanks: boolean): ReadonlySet<Glyph> {
  const { lines, candidates, cut } = linesOf(glyphs);
  const sorted = [...lines].sort((a, b) => b.baseline - a.baseline);
  const indexes = new Map(sorted.map((line, index) => [line, index]));
  const isCell = (candidate: Candidate) => {
    const { lines: min, share } = candidate.hasBlank || !hasBlanks ? MIN.blank : MIN.certain;
    const edge = TOLERANCE * candidate.glyph.size;
    return [candidate.run.from - edge, candidate.before.to + edge].some((at) => {
      const { free, crossed } = strip(sorted, indexes.get(candidate.line) ?? 0, at, edge);
      const aligned = free.filter(({ runs }) => isAligned(runs, candidate, edge));
      return (
        free.length >= min &&
        free.length >= (free.length + crossed) * share &&
        aligned.length >= free.length * MIN_ALIGNED
      );
    });
  };
  return new Set([...cut, ...candidates.filter(isCell).map(({ glyph }) => glyph)]);
}

const MARK = /^\p{M}/u;

/** Whether the edge of a cell that cuts a text is between two glyphs. */
const isOfNextCell = (last: Glyph, { cutBy, origin, text }: Glyph): boolean =>
  (last.cutBy !== null && origin >= last.cutBy.right - 1 && !MARK.test(text)) ||
  (cutBy !== null && last.right <= cutBy.left + 1);

/** `cut`: glyphs that begin a cell beside one that cuts its text. */
function linesOf(glyphs: readonly Glyph[]): { lines: Line[]; candidates: Candidate[]; cut: Glyph[] } {
  const lines: Line[] = [];
  const candidates: Candidate[] = [];
  const cut: Glyph[] = [];
  let last: Glyph | undefined;
  let hasBlank = false;
  for (const glyph of glyphs) {
    if (glyph.isBlank) {
      hasBlank = true;
      continue;
    }
    const line = lines.at(-1);
    const run = last && isOnLine(last, glyph) ? line?.runs.at(-1) : undefined;
    if (!line || !run || !last)
      lines.push({ baseline: glyph.baseline, runs: [{ from: glyph.origin, to: glyph.right }] });
    else if (isOfNextCell(last, glyph)) {
      cut.push(glyph);
      line.runs.push({ from: glyph.origin, to: glyph.right });
    } else if (last.object !== glyph.object && glyph.origin - run.to >= MIN_GAP * glyph.size) {
      const next = { from: glyph.origin, to: glyph.right };
      candidates.push({ glyph, before: run, run: next, line, hasBlank });
      line.runs.push(next);
    } else run.to = Math.max(run.to, glyph.right);
    last = glyph;
    hasBlank = false;
  }
  return { lines, candidates, cut };
}

/** The lines around one that have text on both sides of a position and nothing there; the number of those with text across it. */
function strip(
  lines: readonly Line[],
  start: number,
  at: number,
  tolerance: number,
): { free: Line[]; crossed: number } {
  const free = lines.slice(start, start + 1);
  let crossed = 0;
  for (const step of [-1, 1]) {
    let crossing = 0;
    for (let index = start + step; Math.abs(index - start) <= WINDOW && crossing < MAX_CROSSING; index += step) {
      const line = lines[index];
      if (!line) break;
      const side = sideOf(line.runs, at, tolerance);
      if (side === 'free') free.push(line);
      if (side === 'crossed') crossed += 1;
      crossing = side === 'crossed' ? crossing + 1 : 0;
    }
  }
  return { free, crossed };
}

/** Whether a line begins or ends a text where two cells do. */
const isAligned = (runs: readonly Run[], { before, run }: Candidate, tolerance: number) =>
  runs.some(
    ({ from, to }) =>
      Math.abs(from - run.from) <= tolerance ||
      Math.abs(to - before.to) <= tolerance ||
      Math.abs(to - run.to) <= tolerance,
  );

function sideOf(runs: readonly Run[], at: number, tolerance: number): 'free' | 'crossed' | 'outside' {
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || at <= first.from || at >= last.to) return 'outside';
  return runs.some(({ from, to }) => from < at - tolerance && to > at + tolerance) ? 'crossed' : 'free';
}
