import type { DocumentText } from '#packages/document-reader/types.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { columnKind, columnNames, foldHeading, isNumberKind } from './column-names.ts';
import type { DataRow, DataTable } from './data-table.ts';
import { type JoinedTable, joinTables } from './join-tables.ts';

/** Share of the cells of a column that must be numbers. */
const MIN_SHARE = 0.8;
/** The same below a heading that names such numbers; some cells may be notes. */
const MIN_HEADED_SHARE = 0.5;
const MIN_CELLS = 5;
/** Digits of a symbol or registration number; shorter ones are marks or years. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
/** Numbers that identify people differ. */
const MIN_DISTINCT = 0.95;
/** Share of the numbers that have the commonest count of digits, give or take one. */
const MIN_ALIKE = 0.8;

/** Digits with the signs between them, after a few letters at most: `7-2-29-145-2079`, `ABC 12345`. */
const NUMBER = /^[\p{L}]{0,4}[ .-]?\d+(?:[ ]?[-/.][ ]?\d+| \d+)*[A-Z]?$/u;
const DATE = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})$/;
const TELEPHONE = /^(?:\+?977[- ]?)?(?:9[678]\d[- ]?\d{7}|0\d{1,2}[- ]\d{6,7})$/;
const DECIMAL = /^\d+\.\d{1,3}$/;

const plain = (cell: string) =>
  toLatinDigits(cell)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** Whether a cell may be a symbol or registration number. */
function isPersonNumber(cell: string): boolean {
  const text = plain(cell);
  const { length } = digitsIn(text);
  if (length < MIN_DIGITS || length > MAX_DIGITS || !NUMBER.test(text)) return false;
  return !DATE.test(text) && !TELEPHONE.test(text) && !DECIMAL.test(text);
}

/** Whether the counts of digits differ by no more than one, for most numbers. */
function areAlike(cells: readonly string[]): boolean {
  const lengths = cells.map((cell) => digitsIn(plain(cell)).length);
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [common = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return lengths.filter((length) => Math.abs(length - common) <= 1).length >= lengths.length * MIN_ALIKE;
}

/** Whether the cells of a column look like symbol or registration numbers. */
function lookLikeNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const numbers = filled.filter(isPersonNumber);
  return (
    filled.length >= MIN_CELLS &&
    numbers.length >= filled.length * MIN_SHARE &&
    new Set(numbers.map(plain)).size >= numbers.length * MIN_DISTINCT &&
    areAlike(numbers)
  );
}

/** Whether a column has symbol, roll or registration numbers, by its heading or by its cells. */
function isNumberColumn(heading: string, cells: readonly string[]): boolean {
  const kind = columnKind(heading);
  if (!isNumberKind(kind)) return kind === null && lookLikeNumbers(cells);
  const filled = cells.filter((cell) => cell.trim() !== '');
  const withDigits = filled.filter((cell) => digitsIn(plain(cell)) !== '');
  return filled.length > 0 && withDigits.length >= filled.length * MIN_HEADED_SHARE;
}

/** A sign for each digit: numbers of one list have the same shape. */
const shapeOf = (cell: string) => cell.trim().replace(/[\d०-९]/g, '9');

/** The count of columns that repeat side by side, as `No. | Name | No. | Name`; the width of the table where none do. */
function period(headings: readonly string[]): number {
  const folded = headings.map(foldHeading);
  const { length } = folded;
  if (folded.every((heading) => heading === '')) return length;
  for (let width = 1; width <= length / 2; width += 1)
    if (length % width === 0 && folded.every((heading, index) => heading === folded[index % width])) return width;
  return length;
}

/** Whether a table without headings is one list of numbers that fills several columns. */
function isListOfNumbers(rows: readonly DataRow[]): boolean {
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell.trim() !== '');
  const [first = ''] = cells;
  const alike = cells.filter((cell) => shapeOf(cell) === shapeOf(first));
  return cells.every(isPersonNumber) && alike.length >= cells.length * 0.9 && lookLikeNumbers(cells);
}

/** Writes columns that stand side by side below each other: one row for each person. Rows of a page are read column by column of the page. */
function unfoldTable(table: JoinedTable): JoinedTable {
  const { headings, rows } = table;
  const width = headings ? period(headings) : isListOfNumbers(rows) ? 1 : Number.POSITIVE_INFINITY;
  const columns = headings?.length ?? Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width >= columns) return table;
  const pages = Map.groupBy(rows, ({ page }) => page);
  const unfolded = [...pages.values()].flatMap((ofPage) =>
    Array.from({ length: Math.ceil(columns / width) }, (_, group) => group).flatMap((group) =>
      ofPage.map(({ page, cells }) => ({ page, cells: cells.slice(group * width, (group + 1) * width) })),
    ),
  );
  return {
    ...table,
    headings: headings?.slice(0, width) ?? null,
    rows: unfolded.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

/** Shorter tables are read at a glance. */
const MIN_ROWS = 3;
/** Tables of a document that have an address. */
const MAX_TABLES = 99;

/** The tables of a document with a column of symbol, roll or registration numbers, joined over its pages. */
export function dataTables(document: Pick<DocumentText, 'kind' | 'pages'>): DataTable[] {
  return joinTables(document)
    .map(unfoldTable)
    .flatMap((table) => toDataTable(table) ?? [])
    .slice(0, MAX_TABLES)
    .map((table, index) => ({ number: index + 1, ...table }));
}

function toDataTable({ caption, headings, rows }: JoinedTable): Omit<DataTable, 'number'> | null {
  if (rows.length < MIN_ROWS) return null;
  const width = Math.max(headings?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const heading = headings?.[index] ?? '';
    const cells = rows.map((row) => row.cells[index] ?? '');
    return { heading, hasNumbers: isNumberColumn(heading, cells) };
  });
  if (!columns.some(({ hasNumbers }) => hasNumbers)) return null;
  const names = columnNames(columns);
  return {
    caption,
    columns: columns.map((column, index) => ({ ...column, name: names[index] ?? '' })),
    rows: rows.map(({ page, cells }) => ({ page, cells: columns.map((_, index) => cells[index] ?? '') })),
  };
}
