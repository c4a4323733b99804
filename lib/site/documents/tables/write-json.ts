import type { DataTable } from './data-table.ts';

/** The document of a table: the name of the file, and its page. */
export interface TableSource {
  readonly name: string;
  readonly url: string;
}

/** A table as JSON: its columns with their headings, and a record for each row; cells are texts as in the document. */
export function writeJson({ number, caption, columns, rows }: DataTable, { name, url }: TableSource): string {
  return JSON.stringify({
    document: { name, url },
    table: number,
    caption,
    columns: columns.map((column) => ({ name: column.name, heading: column.heading })),
    rows: rows.map(({ page, cells }) => ({
      ...Object.fromEntries(columns.map((column, index) => [column.name, cells[index] ?? ''])),
      page,
    })),
  });
}
