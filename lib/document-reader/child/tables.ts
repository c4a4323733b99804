import { type Line, median, type Piece } from './blocks.ts';

export interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
}

interface Column {
  readonly left: number;
  readonly right: number;
}

/** Columns overlap by chance in so few lines of a table: a heading above two of them. */
const SPANNING = 0.1;

/** Where columns stand: what lines with several pieces cover, parted where nearly none of them has anything. */
function columnsOf(lines: readonly Line[]): Column[] {
  const rows = lines.filter(({ pieces }) => pieces.length > 1);
  const edges = rows
    .flatMap(({ pieces }) =>
      pieces.flatMap(({ left, right }) => [
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
    const most = rows.length * SPANNING;
    if (before <= most && depth > most) columns.push({ left: at, right: at });
    const column = columns.at(-1);
    if (before > most && depth <= most && column) column.right = at;
  }
  return columns.filter(({ left, right }) => right > left);
}

const columnOf = (piece: Piece, columns: readonly Column[]) => {
  const overlaps = columns.map(({ left, right }) => Math.min(right, piece.right) - Math.max(left, piece.left));
  const most = Math.max(...overlaps);
  return overlaps.indexOf(most);
};

/** Whether a piece lies within one column. */
function fits(piece: Piece, columns: readonly Column[]): boolean {
  return columns.filter(({ left, right }) => Math.min(right, piece.right) - Math.max(left, piece.left) > 1).length <= 1;
}

/** The longest table that begins with a line: how many lines it takes, and its columns; null where none begins. */
function tableFrom(lines: readonly Line[], start: number): { end: number; columns: Column[] } | null {
  const isRow = (line: Line | undefined) => (line?.pieces.length ?? 0) > 1;
  if (!isRow(lines[start])) return null;
  let best: { end: number; columns: Column[] } | null = null;
  let columns: Column[] = [];
  for (let end = start + 1; end <= lines.length; end += 1) {
    const line = lines[end - 1];
    const before = lines[end - 2];
    if (!line || (before && end > start + 1 && before.baseline - line.baseline > 4 * line.size)) break;
    if (!isRow(line)) {
      // A second line of a cell, at most.
      if (!line.pieces.every((piece) => fits(piece, columns)) || columns.length < 2) break;
      continue;
    }
    const taken = lines.slice(start, end);
    columns = columnsOf(taken);
    const rows = taken.filter(isRow);
    const fitting = rows.filter(({ pieces }) => pieces.every((piece) => fits(piece, columns)));
    if (columns.length < 2 || fitting.length < rows.length * 0.8) break;
    const widest = Math.max(...rows.map(({ pieces }) => pieces.length));
    if (rows.length >= (columns.length > 2 ? 2 : 3) && columns.length >= widest * 0.7) best = { end, columns };
  }
  return best;
}

/** Long pieces beside one another, line after line, are columns of running text. */
function isProse(lines: readonly Line[], columns: readonly Column[]): boolean {
  const rows = lines.filter(({ pieces }) => pieces.length > 1);
  const lengths = rows.flatMap(({ pieces }) => pieces.map(({ text }) => text.length));
  return columns.length <= 3 && rows.length >= 5 && median(lengths) > 28;
}

export type Part =
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Piece[])[] }
  | ({ readonly kind: 'table' } & Table);

/** The lines of a page as tables, columns of running text, and other lines, from top to bottom. */
export function toParts(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  let plain: Line[] = [];
  const endPlain = () => {
    if (plain.length > 0) parts.push({ kind: 'lines', lines: plain });
    plain = [];
  };
  for (let index = 0; index < lines.length; ) {
    const table = tableFrom(lines, index);
    const line = lines[index];
    if (table) {
      endPlain();
      const taken = lines.slice(index, table.end);
      const pieces = taken.flatMap((one) => one.pieces);
      if (isProse(taken, table.columns))
        parts.push({
          kind: 'columns',
          columns: table.columns.map((_, column) =>
            pieces.filter((piece) => columnOf(piece, table.columns) === column),
          ),
        });
      else parts.push({ kind: 'table', ...toTable(taken, table.columns) });
      index = table.end;
    } else {
      if (line) plain.push(line);
      index += 1;
    }
  }
  endPlain();
  return parts;
}

function toTable(lines: readonly Line[], columns: readonly Column[]): Table {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  const usual = median(gaps);
  const rows: string[][] = [];
  lines.forEach((line, index) => {
    const cells = columns.map(() => '');
    for (const piece of line.pieces) {
      const column = columnOf(piece, columns);
      cells[column] = [cells[column], piece.text].filter(Boolean).join(' ');
    }
    const last = rows.at(-1);
    const isTight = index > 0 && (gaps[index - 1] ?? 0) < Math.max(usual * 0.85, line.size * 1.25);
    const isSecond = last !== undefined && cells[0] === '' && (isTight || line.pieces.length === 1);
    if (!isSecond) rows.push(cells);
    else
      for (const [column, cell] of cells.entries())
        if (cell) last[column] = [last[column], cell].filter(Boolean).join(' ');
  });
  const first = lines[0]?.pieces ?? [];
  const later = lines.slice(1).flatMap(({ pieces }) => pieces);
  return {
    rows,
    hasHeader: looksLikeHeader(rows, first.every(({ isBold }) => isBold) && !later.every(({ isBold }) => isBold)),
  };
}

const isNumber = (cell: string) => /^[\d०-९][\d०-९.,/–-]*$/.test(cell.trim());

/** The first row names the columns where it is the only bold one, or has words above numbers. */
export function looksLikeHeader(rows: readonly (readonly string[])[], isBold: boolean): boolean {
  const [first = [], ...others] = rows;
  if (others.length === 0 || first.some(isNumber)) return false;
  const isFilled = first.filter(Boolean).length >= first.length * 0.6;
  const aboveNumbers = first.some((name, column) => {
    const cells = others.map((row) => row[column] ?? '').filter(Boolean);
    return name !== '' && cells.length > 0 && cells.filter(isNumber).length >= cells.length * 0.6;
  });
  return isFilled && (isBold || aboveNumbers);
}
