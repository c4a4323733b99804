import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { StoredFile } from '../../records.ts';

export type Row = Record<string, SQLInputValue>;

/** Inserts `rows`, all with the columns of the first. `table` and columns come from this program, never from a request. */
export function insertRows(database: DatabaseSync, table: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = columns.map((column) => `:${column}`);
  const statement = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`);
  for (const row of rows) statement.run(row);
}

/** Writes the columns of `row` into the record of that id. As `insertRows`, with names of this program alone. */
export function updateRow(database: DatabaseSync, table: string, { id, ...row }: Row & { id: number }): void {
  const columns = Object.keys(row).map((column) => `${column} = :${column}`);
  database.prepare(`UPDATE ${table} SET ${columns.join(', ')} WHERE id = :id`).run({ id, ...row });
}

/** Rows of a file table, whose owner column is named by `owner`. */
export function fileRows(owner: string, id: number, files: StoredFile[]): Row[] {
  return files.map(({ stored, original }, position) => ({ [owner]: id, position, stored, original }));
}
