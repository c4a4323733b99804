import type { DocumentText } from '#packages/document-reader/types.ts';
import { columnNames, foldHeading } from './column-names.ts';
import type { DataRow, DataTable } from './data-table.ts';
import { type JoinedTable, joinTables } from './join-tables.ts';
import { isNumberColumn, isPersonNumber, lookLikeNumbers } from './number-columns.ts';

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
