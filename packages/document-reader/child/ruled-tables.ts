import { looksLikeHeader } from '../table-header.ts';
import { type PdfTable, type Segment, toLines } from './blocks.ts';
import { findGrids, type Grid } from './grids.ts';
import type { Rule } from './rules.ts';
import { toTable } from './tables.ts';

/** Cells with more characters on average are boxes around running text. */
const MAX_CELL = 400;
/** Share of the lines of a row with text in several columns, above which each line is a row. */
const MIN_SHARED = 0.6;
const TOLERANCE = 2;
/** In points. */
const MIN_CROSSED = 12;
const MAX_CROSSING = 0.6;

const indexIn = (positions: readonly number[], at: number) =>
  positions.findIndex((position, index) => at >= position && at < (positions[index + 1] ?? Number.NEGATIVE_INFINITY));

const isWithin = ({ columns, rows }: Grid, { left, right, baseline }: Segment) =>
  (left + right) / 2 > (columns[0] ?? 0) - TOLERANCE &&
  (left + right) / 2 < (columns.at(-1) ?? 0) + TOLERANCE &&
  baseline < (rows[0] ?? 0) &&
  baseline > (rows.at(-1) ?? 0) - TOLERANCE;

/** Replaces the segments within ruled tables by one segment for each table. */
export function withRuledTables(segments: readonly Segment[], rules: readonly Rule[]): Segment[] {
  let others = [...segments];
  const tables: Segment[] = [];
  for (const grid of findGrids(rules)) {
    const inner = others.filter((segment) => isWithin(grid, segment));
    const table = inner.length > 0 ? fillGrid(grid, inner) : null;
    if (!table) continue;
    const isInner = new Set(inner);
    others = others.filter((segment) => !isInner.has(segment));
    tables.push({
      text: '',
      left: grid.columns[0] ?? 0,
      right: grid.columns.at(-1) ?? 0,
      baseline: Math.max(...inner.map(({ baseline }) => baseline)),
      size: inner[0]?.size ?? 0,
      isBold: false,
      table,
    });
  }
  return [...others, ...tables];
}

/** Whether most texts cross upright lines, as a paragraph above the lines of a drawing does; titles in merged cells are few. */
function isCrossed(columns: readonly number[], segments: readonly Segment[]): boolean {
  const crossing = segments.filter(({ left, right }) =>
    columns.some((at) => at > left + MIN_CROSSED && at < right - MIN_CROSSED),
  );
  return crossing.length > segments.length * MAX_CROSSING;
}

function fillGrid({ columns, rows }: Grid, segments: readonly Segment[]): PdfTable | null {
  if (isCrossed(columns, segments)) return null;
  const bands = rows.slice(1).map((): Segment[] => []);
  const levels = rows.map((row) => -row);
  for (const segment of segments) bands[Math.max(0, indexIn(levels, -segment.baseline))]?.push(segment);
  const ranges = columns.slice(1).map((right, index) => ({ left: columns[index] ?? 0, right }));
  const filled = bands.filter((band) => band.length > 0);
  const texts = filled.flatMap((band) => fillBand(band, columns, ranges));
  const used = ranges.map((range, index) => range.right - range.left > 6 || texts.some((cells) => cells[index]));
  const cells = texts.map((row) => row.filter((_, index) => used[index]));
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0);
  if (cells.length < 2 || characters / (cells.length * ranges.length) > MAX_CELL) return null;
  const isBold = (band: readonly Segment[] = []) => band.every((segment) => segment.isBold);
  return { rows: cells, hasHeader: looksLikeHeader(cells, isBold(filled[0]) && !filled.slice(1).every(isBold)) };
}

/** The rows between two level lines: one, or one for each line of text where a table has upright lines only. */
function fillBand(
  band: readonly Segment[],
  columns: readonly number[],
  ranges: readonly { left: number; right: number }[],
): string[][] {
  const columnOf = ({ left, right }: Segment) => Math.max(0, indexIn(columns, left + Math.min(3, (right - left) / 2)));
  const lines = toLines(band);
  const shared = lines.filter((line) => new Set(line.segments.map(columnOf)).size > 1);
  if (lines.length > 2 && shared.length >= lines.length * MIN_SHARED)
    return toTable(lines, ranges).rows.map((row) => [...row]);
  const cells = ranges.map((): string[] => []);
  for (const segment of lines.flatMap((line) => line.segments)) cells[columnOf(segment)]?.push(segment.text);
  return [cells.map((texts) => texts.filter(Boolean).join(' '))];
}
