import type { DocumentText } from '#packages/document-reader/types.ts';
import { columnNames } from './column-names.ts';
import type { DataTable } from './data-table.ts';
import { type JoinedTable, joinTables } from './join-tables.ts';
import { isNumberColumn } from './number-columns.ts';
import { unfoldTable } from './unfold-table.ts';

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
