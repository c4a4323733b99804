import type { Segment, TextLine } from './blocks.ts';

/** A column of a table that has no rules, in points. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** In points: less is the edge of a letter. */
const MIN_OVERLAP = 1;
/** Maximum share of lines that span columns, such as a heading above two columns. */
const MAX_SPANNING = 0.1;

/** Finds columns: ranges covered by lines with several segments, separated by ranges that almost no line covers. */
export function columnsOf(lines: readonly TextLine[]): Column[] {
  const rows = lines.filter(({ segments }) => segments.length > 1);
  const edges = rows
    .flatMap(({ segments }) =>
      segments.flatMap(({ left, right }) => [
        { at: left, step: 1 },
        { at: right, step: -1 },
      ]),
    )
    .sort((a, b) => a.at - b.at || b.step - a.step);
  const columns: { left: number; right: number }[] = [];
  let depth = 0;
  for (const { at, step } of edges) {
    const before = depth;
    depth += step;
    const maxDepth = rows.length * MAX_SPANNING;
    if (before <= maxDepth && depth > maxDepth) columns.push({ left: at, right: at });
    const column = columns.at(-1);
    if (before > maxDepth && depth <= maxDepth && column) column.right = at;
  }
  return withHeadings(
    columns.filter(({ left, right }) => right > left),
    rows,
  );
}

const isOver = ({ left, right }: Column, line: TextLine | undefined) =>
  line?.segments.some((segment) => Math.min(right, segment.right) - Math.max(left, segment.left) > MIN_OVERLAP) ??
  false;

/** Joins a heading with the column beside it that has no heading: in a short table one heading counts as a column. */
function withHeadings(columns: readonly Column[], [first, ...others]: readonly TextLine[]): Column[] {
  const kinds = columns.map((column) => {
    const isHeaded = isOver(column, first);
    const isFilled = others.some((line) => isOver(column, line));
    return isHeaded === isFilled ? 'whole' : isHeaded ? 'heading' : 'unheaded';
  });
  const joined: Column[] = [];
  let isJoined = false;
  for (const [index, column] of columns.entries()) {
    const [before, kind, after] = [kinds[index - 1], kinds[index], kinds[index + 1]];
    const isAfter = before === 'heading' && kind === 'unheaded';
    const isBefore = before === 'unheaded' && kind === 'heading' && after !== 'unheaded';
    const last = joined.at(-1);
    isJoined = last !== undefined && !isJoined && (isAfter || isBefore);
    if (last && isJoined) joined[joined.length - 1] = { left: last.left, right: column.right };
    else joined.push(column);
  }
  return joined;
}

/** The columns of the segments of a line; one beside all columns, such as a heading above numbers at the right edge, has the nearest free one. */
export function columnsOfLine(segments: readonly Segment[], columns: readonly Column[]): number[] {
  const overlaps = segments.map((segment) =>
    columns.map(({ left, right }) => Math.min(right, segment.right) - Math.max(left, segment.left)),
  );
  const nearest = overlaps.map((list) => list.indexOf(Math.max(...list)));
  const isOver = nearest.map((column, index) => (overlaps[index]?.[column] ?? 0) > MIN_OVERLAP);
  const used = new Set(nearest.filter((_, index) => isOver[index]));
  for (const [index, list] of overlaps.entries()) {
    if (isOver[index]) continue;
    const after = nearest[index - 1] ?? -1;
    const before = nearest.find((_, other) => other > index && isOver[other]) ?? columns.length;
    const free = list.map((overlap, column) =>
      column > after && column < before && !used.has(column) ? overlap : Number.NEGATIVE_INFINITY,
    );
    const best = Math.max(...free);
    if (best > Number.NEGATIVE_INFINITY) nearest[index] = free.indexOf(best);
    used.add(nearest[index] ?? 0);
  }
  return nearest;
}

/** Whether a segment is within one column. */
export function fits(segment: Segment, columns: readonly Column[]): boolean {
  return (
    columns.filter(({ left, right }) => Math.min(right, segment.right) - Math.max(left, segment.left) > MIN_OVERLAP)
      .length <= 1
  );
}
