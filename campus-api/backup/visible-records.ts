import type { DatabaseSync } from 'node:sqlite';
import { timedTables } from '#campus-api/model/times.ts';
import { type RowImage, recordOfRow, rowImage, trackedTable } from '#campus-api/model/tracked-tables.ts';
import { contentTables } from './rebuild-content.ts';

/** A record as visitors see it: `noun` is its type, `name` its title. */
export interface VisibleRecord {
  noun: string;
  name: string;
}

/** Records that visitors see only after a restore, that change, and that they see only before it. */
export interface VisibleChanges {
  appears: VisibleRecord[];
  changes: VisibleRecord[];
  disappears: VisibleRecord[];
}

/** Views of the public records of a type; all records of other types are public. */
const publicRecords = {
  ...Object.fromEntries(Object.entries(timedTables).map(([kind, table]) => [kind, `public_${table}`])),
  'site-document': 'public_site_documents',
};

type Snapshot = ReadonlyMap<string, VisibleRecord & { rows: string }>;

/** Everything that visitors see now, by record. The database has the current schema. */
export function readVisible(database: DatabaseSync): Snapshot {
  const visible = new Map(
    Object.entries(publicRecords).map(([kind, view]) => [
      kind,
      new Set(
        database
          .prepare(`SELECT id FROM ${view}`)
          .all()
          .map(({ id }) => Number(id)),
      ),
    ]),
  );
  const records = new Map<string, VisibleRecord & { rows: string }>();
  for (const table of contentTables) {
    // A scheduled change is not visible yet.
    if (table === 'site_versions') continue;
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) {
      const image = rowImage.parse(row);
      const { kind, id } = recordOfRow(table, image);
      if (visible.get(kind)?.has(id) === false) continue;
      const key = `${kind} ${id}`;
      const record = records.get(key) ?? { noun: trackedTable(table).noun, name: nameOf(table, image), rows: '' };
      records.set(key, { ...record, rows: `${record.rows}${table}${JSON.stringify(image)}` });
    }
  }
  return records;
}

/** Name of the record; seats in the structure have none. */
function nameOf(table: string, image: RowImage): string {
  const { label, isPart } = trackedTable(table);
  return isPart ? '' : String(image[label] ?? '');
}

export function compareVisible(before: Snapshot, after: Snapshot): VisibleChanges {
  const without = (snapshot: Snapshot, other: Snapshot) =>
    [...snapshot].flatMap(([key, record]) => (other.has(key) ? [] : toRecord(record)));
  const changes = [...after].flatMap(([key, record]) => {
    const other = before.get(key);
    return other && other.rows !== record.rows ? toRecord(record) : [];
  });
  return { appears: without(after, before), changes, disappears: without(before, after) };
}

const toRecord = ({ noun, name }: VisibleRecord): VisibleRecord => ({ noun, name });
