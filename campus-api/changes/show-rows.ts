import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openForReading } from '#campus-api/database/open.ts';
import { type ChangedRow, columns, keyColumns } from './row-log.ts';

/** The database of a campus, for reading only, as it would be after a change; null where it is missing. */
export function openWithRows(dataDir: string, rows: readonly ChangedRow[]): DatabaseSync | null {
  const database = openForReading(join(dataDir, 'campus.db'));
  try {
    if (database) showRows(database, rows);
    return database;
  } catch (error) {
    database?.close();
    throw error;
  }
}

/**
 * A temporary view takes the place of each table with changed rows, and the views of the database are made again, as they read its own tables only.
 */
function showRows(database: DatabaseSync, rows: readonly ChangedRow[]): void {
  for (const [table, changed] of Map.groupBy(rows, (row) => row.table)) {
    const names = columns(database, table).map(({ name }) => name);
    const keys = keyColumns(database, table);
    if (keys.length === 0) throw new Error(`${table} is not a table of the campus`);
    const key = keys.join(', ');
    database.exec(`CREATE TEMP TABLE hidden_${table} AS SELECT ${key} FROM main.${table} WHERE 0;
      CREATE TEMP TABLE shown_${table} AS SELECT * FROM main.${table} WHERE 0;
      CREATE TEMP VIEW ${table} AS SELECT * FROM main.${table} WHERE (${key}) NOT IN (SELECT ${key} FROM hidden_${table})
      UNION ALL SELECT * FROM shown_${table}`);
    const insert = (into: string, values: readonly string[]) =>
      database.prepare(`INSERT INTO ${into}_${table} VALUES (${values.map(() => '?').join(', ')})`);
    const hide = insert('hidden', keys);
    const show = insert('shown', names);
    for (const { before, after } of changed) {
      for (const image of [before, after]) if (image) hide.run(...keys.map((column) => image[column] ?? null));
      if (after) show.run(...names.map((column) => after[column] ?? null));
    }
  }
  const views = database.prepare("SELECT sql FROM main.sqlite_schema WHERE type = 'view' ORDER BY rowid").all();
  for (const { sql } of views) database.exec(String(sql).replace(/^CREATE VIEW/i, 'CREATE TEMP VIEW'));
}
