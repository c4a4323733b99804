import { looksLikeHeader } from '../table-header.ts';
import { lowerMedian, type PdfTable, type TextLine } from './blocks.ts';
import { type Column, columnsOf, columnsOfLine, fits } from './table-columns.ts';

/** A line below a gap that is this many times the widest before, with text in half of the columns at most, is a footer. */
const FOOTER_GAP = 1.75;
const MIN_GAPS = 4;

/** Whether a line stands apart below a table. */
function isFooter(lines: readonly TextLine[], line: TextLine, columns: number): boolean {
  if (lines.length <= MIN_GAPS || line.segments.length > columns / 2) return false;
  const gaps = lines.slice(1).map(({ baseline }, index) => (lines[index]?.baseline ?? 0) - baseline);
  return (lines.at(-1)?.baseline ?? 0) - line.baseline > FOOTER_GAP * Math.max(...gaps);
}

/** Lines with text in one column between two rows. */
const MAX_SINGLES = 3;

/** Finds the longest table that begins with a line: its end and columns; null for none. */
export function tableFrom(lines: readonly TextLine[], start: number): { end: number; columns: Column[] } | null {
  const isRow = (line: TextLine | undefined) => (line?.segments.length ?? 0) > 1;
  if (!isRow(lines[start])) return null;
  let best: { end: number; columns: Column[] } | null = null;
  let columns: Column[] = [];
  let singles = 0;
  for (let end = start + 1; end <= lines.length; end += 1) {
    const line = lines[end - 1];
    const before = lines[end - 2];
    if (
      !line ||
      line.segments[0]?.table ||
      (before && end > start + 1 && before.baseline - line.baseline > 4 * line.size) ||
      isFooter(lines.slice(start, end - 1), line, columns.length)
    )
      break;
    if (!isRow(line)) {
      // Possibly another line of a cell.
      singles += 1;
      if (singles > MAX_SINGLES || !line.segments.every((segment) => fits(segment, columns)) || columns.length < 2)
        break;
      continue;
    }
    singles = 0;
    const tableLines = lines.slice(start, end);
    columns = columnsOf(tableLines);
    const rows = tableLines.filter(isRow);
    const fitting = rows.filter(({ segments }) => segments.every((segment) => fits(segment, columns)));
    if (columns.length < 2 || fitting.length < rows.length * 0.8) break;
    const widest = Math.max(...rows.map(({ segments }) => segments.length));
    if (rows.length >= (columns.length > 2 ? 2 : 3) && columns.length >= widest * 0.7) best = { end, columns };
  }
  return best;
}

export type PdfPart =
  | { readonly kind: 'lines'; readonly lines: readonly TextLine[] }
  | ({ readonly kind: 'table' } & PdfTable);

/** Divides the lines of a page into tables and other lines, from top to bottom. */
export function toParts(lines: readonly TextLine[]): PdfPart[] {
  const parts: PdfPart[] = [];
  let plain: TextLine[] = [];
  const endPlain = () => {
    if (plain.length > 0) parts.push({ kind: 'lines', lines: plain });
    plain = [];
  };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    const ruled = line?.segments[0]?.table;
    const table = ruled ? null : tableFrom(lines, index);
    if (ruled) {
      endPlain();
      parts.push({ kind: 'table', ...ruled });
      index += 1;
    } else if (table) {
      endPlain();
      const tableLines = lines.slice(index, table.end);
      parts.push({ kind: 'table', ...toTable(tableLines, table.columns) });
      index = table.end;
    } else {
      if (line) plain.push(line);
      index += 1;
    }
  }
  endPlain();
  return parts;
}

export function toTable(lines: readonly TextLine[], columns: readonly Column[]): PdfTable {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  const usualGap = lowerMedian(gaps);
  const rows: string[][] = [];
  lines.forEach((line, index) => {
    const cells = columns.map(() => '');
    const indexes = columnsOfLine(line.segments, columns);
    for (const [position, segment] of line.segments.entries()) {
      const column = indexes[position] ?? 0;
      cells[column] = [cells[column], segment.text].filter(Boolean).join(' ');
    }
    const last = rows.at(-1);
    const isTight = index > 0 && (gaps[index - 1] ?? 0) < Math.max(usualGap * 0.85, line.size * 1.25);
    const isSecond = last !== undefined && cells[0] === '' && (isTight || line.segments.length === 1);
    if (!isSecond) rows.push(cells);
    else
      for (const [column, cell] of cells.entries())
        if (cell) last[column] = [last[column], cell].filter(Boolean).join(' ');
  });
  const first = lines[0]?.segments ?? [];
  const later = lines.slice(1).flatMap(({ segments }) => segments);
  return {
    rows,
    hasHeader: looksLikeHeader(rows, first.every(({ isBold }) => isBold) && !later.every(({ isBold }) => isBold)),
  };
}
