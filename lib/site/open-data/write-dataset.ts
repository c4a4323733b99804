import { csvOf } from '#lib/site/documents/tables/write-csv.ts';
import { type Cell, columnNames, type DatasetId } from './datasets.ts';

/** The source and the licence of a dataset; `licence` is null where the campus has chosen none. */
export interface DatasetSource {
  readonly publisher: string;
  readonly url: string;
  readonly licence: { readonly name: string; readonly url: string } | null;
}

type Rows = readonly Readonly<Record<string, Cell>>[];

const toText = (cell: Cell | undefined) => (Array.isArray(cell) ? cell.join(' ') : String(cell ?? ''));

/** A dataset as CSV in UTF-8; a missing value is an empty cell. */
export function writeDatasetCsv(id: DatasetId, rows: Rows): string {
  const columns = columnNames(id);
  return csvOf([columns, ...rows.map((row) => columns.map((column) => toText(row[column])))]);
}

/** A dataset as JSON: its source, then its rows. */
export function writeDatasetJson(id: DatasetId, rows: Rows, source: DatasetSource): string {
  return JSON.stringify({ dataset: id, ...source, rows });
}
