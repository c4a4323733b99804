import type { DatabaseSync } from 'node:sqlite';
import type { PreviewRow } from './preview-folder.ts';

const quoted = (names: readonly string[]) => names.join(', ');

function columnsOf(database: DatabaseSync, table: string): { all: string[]; keys: string[] } {
  const columns = database.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(table);
  return {
    all: columns.map(({ name }) => String(name)),
    keys: columns.filter(({ pk }) => Number(pk) > 0).map(({ name }) => String(name)),
  };
}

/**
 * Makes a connection, which may be one for reading only, see the database as it would be after a change: a temporary view takes the place of each
 * table with changed rows, and the views of the database are made again, as they read its own tables only.
 */
export function showRows(database: DatabaseSync, rows: readonly PreviewRow[]): void {
  for (const table of new Set(rows.map((row) => row.table))) {
    const { all, keys } = columnsOf(database, table);
    if (keys.length === 0) throw new Error(`${table} is not a table of the campus`);
    database.exec(`CREATE TEMP TABLE hidden_${table} AS SELECT ${quoted(keys)} FROM main.${table} WHERE 0;
      CREATE TEMP TABLE shown_${table} AS SELECT * FROM main.${table} WHERE 0;
      CREATE TEMP VIEW ${table} AS SELECT * FROM main.${table} WHERE (${quoted(keys)}) NOT IN (SELECT ${quoted(keys)} FROM hidden_${table})
      UNION ALL SELECT * FROM shown_${table}`);
    const marks = (names: readonly string[]) => names.map(() => '?').join(', ');
    const hide = database.prepare(`INSERT INTO hidden_${table} VALUES (${marks(keys)})`);
    const show = database.prepare(`INSERT INTO shown_${table} VALUES (${marks(all)})`);
    for (const { before, after } of rows.filter((row) => row.table === table)) {
      for (const image of [before, after]) if (image) hide.run(...keys.map((key) => image[key] ?? null));
      if (after) show.run(...all.map((column) => after[column] ?? null));
    }
  }
  const views = database.prepare("SELECT sql FROM main.sqlite_schema WHERE type = 'view' ORDER BY rowid").all();
  for (const { sql } of views) database.exec(String(sql).replace(/^CREATE VIEW/i, 'CREATE TEMP VIEW'));
}
