import 'server-only';
import { create } from 'content-disposition';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { writeCsv } from '#lib/site/documents/tables/write-csv.ts';
import type { TableFormat } from '#lib/site/notices/addresses.ts';
import { findTable } from './find-table.ts';

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

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** The format in the address of a table; null for another address. */
export function tableFormat(path: string): TableFormat | null {
  const [, format] = /\/table\/\d{1,2}\.(csv|json)$/.exec(path) ?? [];
  return format === 'csv' || format === 'json' ? format : null;
}

/** Serves a whole table of a document as a file for programs; 304 for a client that has it, 404 for an unknown one. */
export async function serveTable(request: Request, path: string, format: TableFormat): Promise<Response> {
  return respondOr503('This table is not available right now.', async () => {
    const source = await findTable(path);
    if (!source) return jsonError(404, 'There is no such table.');
    const { table, name } = source;
    const fileName = `${name.replace(/\.\w{1,5}$/, '')} ${table.number}.${format}`;
    return documentResponse(request, {
      body: format === 'csv' ? writeCsv(table) : writeJson(table, { name, url: absoluteUrl(source.path) }),
      type: types[format],
      headers: {
        'Content-Disposition': create(fileName, { type: format === 'csv' ? 'attachment' : 'inline' }),
        // The rows are about people: their document is indexed, not each form of it.
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}
