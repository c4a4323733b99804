import type { DatabaseSync } from 'node:sqlite';
import { type RecordKind, recordOfRow } from '#campus-api/model/tracked-tables.ts';
import { type ChangeEntry, listChanges, readChangedRows } from './change-log.ts';
import { revertRow } from './revert-row.ts';

/** The log has the rows of no more changes. */
const MAX_VERSIONS = 1000;

/**
 * The changes of a record, newest first; null stands for the record before the first one. After each step this connection reads the record as it was after that
 * change, until the loop ends: nothing may wait within it. It ends early where the log has no rows any more.
 */
export function* pastVersions(
  database: DatabaseSync,
  record: { kind: RecordKind; id: number },
): Generator<ChangeEntry | null> {
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

/** Whether the log has the rows of the change, and none of them is in the way of a row of another record. */
function revertRecord(database: DatabaseSync, { kind, id }: { kind: RecordKind; id: number }, change: number): boolean {
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
