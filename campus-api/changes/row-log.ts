import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type RowImage, rowImage, trackedTable, trackedTables } from '#campus-api/model/tracked-tables.ts';
import { pack } from '#packages/site-import/content/packed.ts';

/** One row that a change added, changed or deleted. */
export interface ChangedRow {
  table: string;
  before: RowImage | null;
  after: RowImage | null;
}

const image = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(rowImage)
  .nullable();
const changedRow = z.object({ table: z.string(), before: image, after: image });
export const changedRows = z.array(changedRow);

const columnRows = z.array(z.object({ name: z.string(), pk: z.number() }));

/** The columns of a table; `pk`: the position in its primary key, 0 for others. */
export function columns(database: DatabaseSync, table: string) {
  return columnRows.parse(database.prepare('SELECT name, pk FROM pragma_table_info(?)').all(table));
}

/** Whether the log has all values of a change; it records only that a secret changed, not its value. */
export function isReversible(rows: ChangedRow[]): boolean {
  return rows.every((row) => !trackedTable(row.table).secret || row.before === null || row.after === null);
}

/** The columns of a table's primary key, in its order. */
export function keyColumns(database: DatabaseSync, table: string): string[] {
  const keys = columns(database, table).filter(({ pk }) => pk > 0);
  return keys.sort((a, b) => a.pk - b.pk).map(({ name }) => name);
}

/**
 * Starts to log every row that this connection changes, cascades included, in the order of the changes. The triggers belong to this connection only
 * (https://www.sqlite.org/undoredo.html), at no cost for the site's processes.
 */
export function startRowLog(database: DatabaseSync): void {
  const statements = Object.entries(trackedTables).flatMap(([table, { secret }]) => {
    const names = columns(database, table).map(({ name }) => name);
    const json = (row: string, hidden = '') =>
      `json_object(${names.map((name) => `'${name}', ${name === secret && hidden ? hidden : `${row}.${name}`}`).join(', ')})`;
    const images = {
      INSERT: `NULL, ${json('NEW')}`,
      DELETE: `${json('OLD')}, NULL`,
      UPDATE: `${json('OLD', 'NULL')}, ${json('NEW', `iif(OLD.${secret} IS NEW.${secret}, NULL, 'changed')`)}`,
    };
    return Object.entries(images).map(
      ([event, values]) =>
        `CREATE TEMP TRIGGER log_${event}_${table} AFTER ${event} ON main.${table}
         BEGIN INSERT INTO row_log (table_name, before, after) VALUES ('${table}', ${values}); END`,
    );
  });
  database.exec(
    `CREATE TEMP TABLE row_log (position INTEGER PRIMARY KEY, table_name TEXT, before TEXT, after TEXT); ${statements.join(';')}`,
  );
}

type PackedImage = (() => RowImage) | null;

/** A row whose long texts are not in memory: an import adds thousands of long notices. */
const packedRow = (table: string, before: PackedImage, after: PackedImage): ChangedRow => ({
  table,
  get before() {
    return before?.() ?? null;
  },
  get after() {
    return after?.() ?? null;
  },
});

/** Rows logged since the last call, each once, without unchanged ones. Runs inside the transaction of the change. */
export function takeRowLog(database: DatabaseSync): ChangedRow[] {
  const written = database.prepare('SELECT table_name AS "table", before, after FROM row_log ORDER BY position');
  const keys = new Map(Object.keys(trackedTables).map((table) => [table, keyColumns(database, table)]));
  const rows = new Map<string, { table: string; before: PackedImage; after: PackedImage }>();
  // One row after the other: an import changes tens of thousands.
  for (const row of written.iterate()) {
    const { table, before, after } = changedRow.parse(row);
    const key = [table, ...(keys.get(table) ?? []).map((column) => (after ?? before)?.[column])].join('\0');
    const first = rows.get(key);
    rows.set(key, { table, before: first ? first.before : before && pack(before), after: after && pack(after) });
  }
  database.exec('DELETE FROM row_log');
  // Rows that were only added or only deleted are not read again.
  const isChanged = (before: PackedImage, after: PackedImage) =>
    before === null || after === null ? before !== after : JSON.stringify(before()) !== JSON.stringify(after());
  return [...rows.values()].flatMap(({ table, before, after }) =>
    isChanged(before, after) ? [packedRow(table, before, after)] : [],
  );
}
