import type { DatabaseSync } from 'node:sqlite';
import { type RecordKind, recordOfRow } from '#campus-api/model/tracked-tables.ts';
import { type ChangeEntry, listChanges, readChangedRows } from './change-log.ts';
import { revertRow } from './revert-row.ts';

/** The log has the rows of no more changes. */
const MAX_VERSIONS = 1000;

export interface RecordName {
  kind: RecordKind;
  id: number;
}

/**
 * The changes of a record, newest first; null stands for the record before the first one. After each step this connection reads the record as it was after that
 * change, until the loop ends: nothing may wait within it. It ends early where the log has no rows any more.
 */
function* pastVersions(database: DatabaseSync, record: RecordName): Generator<ChangeEntry | null> {
  database.exec('BEGIN IMMEDIATE');
  try {
    // Rows may precede the rows that they refer to.
    database.exec('PRAGMA defer_foreign_keys = ON');
    for (const entry of listChanges(database, { limit: MAX_VERSIONS, record })) {
      yield entry;
      if (!revertRecord(database, record, entry.id)) return;
    }
    yield null;
  } finally {
    database.exec('ROLLBACK');
  }
}

/** A record as `read` returns it after a change, null while it did not exist. `entry` is null for the record before the first change that the log has. */
export interface RecordVersion<State> {
  entry: ChangeEntry | null;
  state: State | null;
}

/** `limit` versions of a record, newest first, from the `from`-th on. */
export function readVersions<State>(
  database: DatabaseSync,
  record: RecordName,
  { from = 0, limit }: { from?: number; limit: number },
  read: () => State | null,
): RecordVersion<State>[] {
  const versions: RecordVersion<State>[] = [];
  let index = 0;
  for (const entry of pastVersions(database, record)) {
    if (index++ < from) continue;
    const state = read();
    if (entry !== null || state !== null) versions.push({ entry, state });
    if (versions.length === limit) break;
  }
  return versions;
}

/** The newest version whose change (0: before the first one) is wanted and that `read` finds; null for none. */
export function readVersion<State>(
  database: DatabaseSync,
  record: RecordName,
  isWanted: (change: number) => boolean,
  read: () => State | null,
): State | null {
  for (const entry of pastVersions(database, record)) {
    const version = isWanted(entry?.id ?? 0) ? read() : null;
    if (version !== null) return version;
  }
  return null;
}

/** Whether the log has the rows of the change, and none of them is in the way of a row of another record. */
function revertRecord(database: DatabaseSync, { kind, id }: RecordName, change: number): boolean {
  const rows = readChangedRows(database, change).filter(({ table, before, after }) => {
    const owner = recordOfRow(table, after ?? before ?? {});
    return owner.kind === kind && owner.id === id;
  });
  try {
    for (const row of rows.reverse()) revertRow(database, row);
  } catch {
    return false;
  }
  return rows.length > 0;
}
