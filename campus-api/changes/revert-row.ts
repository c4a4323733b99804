import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { RowImage } from '#campus-api/model/tracked-tables.ts';
import { type ChangedRow, keyColumns } from './row-log.ts';

/** The SQL condition for the row of an image. */
export function rowCondition(
  database: DatabaseSync,
  table: string,
  image: RowImage,
): { sql: string; values: SQLInputValue[] } {
  const keys = keyColumns(database, table);
  return { sql: keys.map((key) => `${key} IS ?`).join(' AND '), values: keys.map((key) => image[key] ?? null) };
}

/** Reverts one row. Rows deleted by a cascade have their own log entries, and are reverted by these. */
export function revertRow(database: DatabaseSync, { table, before, after }: ChangedRow): void {
  const { sql, values } = rowCondition(database, table, after ?? before ?? {});
  if (before === null) {
    database.prepare(`DELETE FROM ${table} WHERE ${sql}`).run(...values);
    return;
  }
  const columns = Object.keys(before);
  const images = Object.values(before);
  const update = `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE ${sql}`;
  if (database.prepare(update).run(...images, ...values).changes > 0) return;
  database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .run(...images);
}
