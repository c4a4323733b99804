import { lowerMedian, type Segment, type TextLine } from '../child/blocks.ts';
import { isRunningText } from '../child/columns.ts';
import type { Column } from '../child/table-columns.ts';
import { tableFrom } from '../child/tables.ts';
import type { DarkPixels } from './dark-pixels.ts';
import { type RuledLine, scaleLine } from './ruled-lines.ts';

/** Rows, columns, and the share of rows with text in as many columns, from which aligned lines are a table. */
const MIN_ROWS = 3;
const MIN_COLUMNS = 3;
const MIN_WHOLE = 0.6;
/** Share of the ink of the fullest row of pixels of a line, below which there is a gap between lines. */
const GAP = 0.12;
/** Height, as a share of the width of the page, within which a line has its fullest row of pixels. */
const REACH = 0.012;
/** Dark pixels of a row of pixels with text, and rows of pixels of a line. */
const MIN_INK = 3;
const MIN_HEIGHT = 4;
/** Gap between cells in heights of a line, from its headline to its foot. */
const CELL = 0.9;
/** Columns of running text from which a page has columns of text, not a table. */
const MAX_RUNNING = 1;
/** Share of the usual distance of lines, below which a line without text in the first column continues the row above. */
const TIGHT = 0.85;
/** Share of empty cells, and of rows with one cell, above which aligned lines are running text. */
const MAX_EMPTY = 0.4;
const MAX_SINGLE = 0.3;
/** Usual width of a letter in heights of a line. */
const LETTER = 0.6;

/** A line of text: its rows of pixels, and the middle of the paper above and below it. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly above: number;
  readonly below: number;
}

/**
 * The lines that would rule the tables whose cells are only aligned, so that these are recognised as ruled ones. `dark`: the dark pixels
 * of the text that is in no ruled table; `scale`: pixels of the result for one of it.
 */
export function impliedLines(dark: DarkPixels, scale: number): RuledLine[] {
  const bands = bandsOf(dark);
  const size = lowerMedian(bands.map(({ top, bottom }) => bottom - top));
  const lines = bands.map((band) => toTextLine(dark, band, size));
  const ruled: RuledLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const table = tableFrom(lines, start);
    const isTable = table !== null && hasCells(lines.slice(start, table.end), table.columns);
    if (isTable) ruled.push(...rule(bands.slice(start, table.end), lines.slice(start, table.end), table.columns));
    start = isTable ? table.end : start + 1;
  }
  return ruled.map((line) => scaleLine(line, scale));
}

/** The lines of text of a page, from top to bottom. */
function bandsOf({ bits, width, height }: DarkPixels): Band[] {
  const ink = Array.from({ length: height }, (_, y) =>
    bits.subarray(y * width, (y + 1) * width).reduce((sum, bit) => sum + bit, 0),
  );
  const reach = Math.round(width * REACH);
  const isText = ink.map((count, y) => {
    const most = Math.max(...ink.slice(Math.max(0, y - reach), y + reach + 1));
    return count >= MIN_INK && count > most * GAP;
  });
  const runs: { top: number; bottom: number }[] = [];
  for (const [y, isIn] of isText.entries()) {
    const run = runs.at(-1);
    if (isIn && run?.bottom === y) run.bottom = y + 1;
    else if (isIn) runs.push({ top: y, bottom: y + 1 });
  }
  const tall = runs.filter(({ top, bottom }) => bottom - top >= MIN_HEIGHT);
  return tall.map(({ top, bottom }, index) => {
    const before = tall[index - 1]?.bottom ?? Math.max(0, top - reach);
    const after = tall[index + 1]?.top ?? Math.min(height, bottom + reach);
    return { top, bottom, above: emptiest(ink, before, top), below: emptiest(ink, bottom, after) };
  });
}

/** The middle of the rows of pixels with the least ink. */
function emptiest(ink: readonly number[], from: number, to: number): number {
  const part = ink.slice(from, to);
  const least = Math.min(...part);
  const rows = [...part.keys()].filter((row) => part[row] === least);
  return from + (rows[Math.floor(rows.length / 2)] ?? 0);
}

/** A line with the extents of its words that stand far from each other. */
function toTextLine({ bits, width, height }: DarkPixels, { top, bottom }: Band, size: number): TextLine {
  const baseline = height - bottom;
  const extents: { left: number; right: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    let isInk = false;
    for (let y = top; y < bottom && !isInk; y += 1) isInk = bits[y * width + x] === 1;
    const last = extents.at(-1);
    if (isInk && last && x - last.right <= size * CELL) last.right = x + 1;
    else if (isInk) extents.push({ left: x, right: x + 1 });
  }
  const segments = extents.map(({ left, right }): Segment => {
    const text = 'x'.repeat(Math.ceil((right - left) / (size * LETTER)));
    return { text, left, right, baseline, size, isBold: false };
  });
  return { segments, baseline, size };
}

/** Whether aligned lines have cells: neither lists of few entries nor columns of running text. */
function hasCells(lines: readonly TextLine[], columns: readonly Column[]): boolean {
  const rows = lines.filter(({ segments }) => segments.length > 1);
  const whole = rows.filter(({ segments }) => segments.length >= Math.max(MIN_COLUMNS, columns.length * MIN_WHOLE));
  const segments = lines.flatMap((line) => line.segments);
  const running = columns.filter(({ left, right }) =>
    isRunningText(segments.filter((segment) => segment.left < right && segment.right > left)),
  );
  return (
    columns.length >= MIN_COLUMNS &&
    whole.length >= Math.max(MIN_ROWS, rows.length * MIN_WHOLE) &&
    running.length <= MAX_RUNNING &&
    isFilled(lines, columns)
  );
}

/** Whether each line begins a row; others continue the cells of the row above. */
function rowStarts(lines: readonly TextLine[], first: Column): boolean[] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  const maxTight = lowerMedian(gaps) * TIGHT;
  return lines.map(
    ({ segments: words }, index) =>
      index === 0 || (words[0]?.left ?? 0) < first.right || (words.length > 1 && (gaps[index - 1] ?? 0) >= maxTight),
  );
}

/** Whether most cells of aligned lines have text: the words of a letter with wide gaps are running text. */
function isFilled(lines: readonly TextLine[], columns: readonly Column[]): boolean {
  const [first] = columns;
  if (!first) return false;
  const rows: Set<number>[] = [];
  for (const [index, isStart] of rowStarts(lines, first).entries()) {
    if (isStart) rows.push(new Set());
    for (const { left, right } of lines[index]?.segments ?? [])
      for (const [at, column] of columns.entries())
        if (left < column.right && right > column.left) rows.at(-1)?.add(at);
  }
  const filled = rows.reduce((sum, { size }) => sum + size, 0);
  const single = rows.filter(({ size }) => size === 1).length;
  return filled >= rows.length * columns.length * (1 - MAX_EMPTY) && single <= rows.length * MAX_SINGLE;
}

/** The lines between rows and columns. */
function rule(bands: readonly Band[], lines: readonly TextLine[], columns: readonly Column[]): RuledLine[] {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return [];
  const segments = lines.flatMap((line) => line.segments);
  const left = Math.min(...segments.map((segment) => segment.left)) - 1;
  const right = Math.max(...segments.map((segment) => segment.right)) + 1;
  const gutters = columns.slice(1).map((column, index) => ((columns[index]?.right ?? 0) + column.left) / 2);
  const isStart = rowStarts(lines, first);
  const starts = bands.filter((_, index) => isStart[index]);
  const end = bands.at(-1)?.below ?? 0;
  const level = [...starts.map(({ above }) => above), end].map((at) => ({
    isUpright: false,
    at,
    from: left,
    to: right,
    thickness: 1,
  }));
  const upright = [left, ...gutters, right].flatMap((at) =>
    bands.flatMap((band, index) => {
      const isCrossed = lines[index]?.segments.some((segment) => segment.left < at && segment.right > at);
      return isCrossed ? [] : [{ isUpright: true, at, from: band.above, to: band.below, thickness: 1 }];
    }),
  );
  return [...level, ...upright];
}
