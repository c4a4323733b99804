import type { DatabaseSync } from 'node:sqlite';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { type ChangeEntry, listChanges } from './change-log.ts';

/** Error when another person changed the record after it was read: `changes` are theirs, newest first. */
export class ConflictError extends CampusApiSetupError {
  override name = 'ConflictError';
  readonly changes: readonly ChangeEntry[];

  constructor(kind: RecordKind, id: number, changes: readonly ChangeEntry[]) {
    const [last] = changes;
    super(`${kind} ${id} was changed in the meantime${last ? ` by ${last.by}` : ''}: look at it again`);
    this.changes = changes;
  }
}

/** The id of the last change of a record, or 0; a form sends it back with the entered values. */
export function revisionOf(database: DatabaseSync, kind: RecordKind, id: number): number {
  const row = database
    .prepare('SELECT max(change_id) AS revision FROM changed_records WHERE kind = ? AND record_id = ?')
    .get(kind, id);
  return Number(row?.revision ?? 0);
}

/** Skips the check without a `revision`. @throws ConflictError when the record has changed since it was read */
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
