import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { StoredFile } from './values.ts';

export type DatabaseRow = Record<string, SQLInputValue>;

/** Inserts `rows`, all with the columns of the first. `table` and columns come from this program, never from a request. */
export function insertRows(database: DatabaseSync, table: string, rows: DatabaseRow[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = columns.map((column) => `:${column}`);
  const statement = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`);
  for (const row of rows) statement.run(row);
}

/** Writes the columns of `row` into the record of that id. Like in `insertRows`, names never come from a request. */
export function updateRow(database: DatabaseSync, table: string, { id, ...row }: DatabaseRow & { id: number }): void {
  const columns = Object.keys(row).map((column) => `${column} = :${column}`);
  database.prepare(`UPDATE ${table} SET ${columns.join(', ')} WHERE id = :id`).run({ id, ...row });
}

/** Rows of a file table with the owner column `owner`. */
export function fileRows(owner: string, id: number, files: StoredFile[]): DatabaseRow[] {
  return files.map(({ stored, original, texts = {} }, position) => ({
    [owner]: id,
    ...{ position, stored, original, texts: JSON.stringify(texts) },
  }));
}
