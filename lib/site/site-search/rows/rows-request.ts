import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { readPageNumber } from '#lib/site/notices/paging.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';

/** A search in the rows of a table. `sort`: the name of a column, after `-` in descending order; empty for the order of the document. */
export interface RowsRequest {
  readonly query: string;
  readonly sort: string;
  readonly page: number;
  readonly isTooLong: boolean;
}

/** Reads the parameters `q`, `sort` and `page`; null for an unknown column and for a page that is not a number. */
export function readRowsRequest(
  parameters: URLSearchParams,
  { columns }: Pick<DataTable, 'columns'>,
): RowsRequest | null {
  const query = cleanQuery(parameters.get('q') ?? '');
  const sort = parameters.get('sort') ?? '';
  const page = readPageNumber(parameters.get('page') ?? '1');
  const isColumn = sort === '' || columns.some(({ name }) => name === sort.replace(/^-/, ''));
  if (!isColumn || page === null) return null;
  return { query, sort, page, isTooLong: isTooLong(query) };
}
