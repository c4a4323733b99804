import type { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { type ChangeEntry, listChanges } from './change-log.ts';
import type { RecordKind } from './tracked-tables.ts';

/** Somebody else changed the record after it was read: `changes` say who and when, the newest first. */
export class ConflictError extends CampusApiSetupError {
  override name = 'ConflictError';
  readonly changes: readonly ChangeEntry[];

  constructor(kind: RecordKind, id: number, changes: readonly ChangeEntry[]) {
    const [last] = changes;
    super(`${kind} ${id} was changed in the meantime${last ? ` by ${last.by}` : ''}: look at it again`);
    this.changes = changes;
  }
}

/** The id of the last change of a record, 0 where there was none: what a form hands back with what was typed. */
export function revisionOf(database: DatabaseSync, kind: RecordKind, id: number): number {
  const row = database
    .prepare('SELECT max(change_id) AS revision FROM changed_records WHERE kind = ? AND record_id = ?')
    .get(kind, id);
  return Number(row?.revision ?? 0);
}

/** Without a `revision` nothing was read before. @throws ConflictError where the record has changed since it was read */
export function requireRevision(
  database: DatabaseSync,
  kind: RecordKind,
  id: number,
  revision: number | undefined,
): void {
  if (revision === undefined || revisionOf(database, kind, id) <= revision) return;
  const changes = listChanges(database, { limit: 20, record: { kind, id } }).filter((change) => change.id > revision);
  throw new ConflictError(kind, id, changes);
}
