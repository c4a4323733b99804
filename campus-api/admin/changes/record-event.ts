import type { DatabaseSync } from 'node:sqlite';
import { type ChangeAction, recordChange } from './change-log.ts';
import type { Subject } from './subjects.ts';

/** Writes an event into the log that changes no content and cannot be undone. Runs inside the transaction that does it, where there is one. */
export function recordEvent(
  database: DatabaseSync,
  { by, action, subject }: { by: string; action: ChangeAction; subject: Subject },
): void {
  recordChange(database, { by, action, subjects: [subject], undoes: null, rows: [], keptFiles: [] });
}
