import type { DatabaseSync } from 'node:sqlite';
import { type ChangeAction, recordChange } from './change-log.ts';
import type { Subject } from './subjects.ts';

/** Logs an event that changes no content and cannot be undone. Runs inside the event's transaction, if it has one. */
export function recordEvent(
  database: DatabaseSync,
  { by, action, subject }: { by: string; action: ChangeAction; subject: Subject },
): void {
  recordChange(database, { by, action, subjects: [subject], undoes: null, rows: [], backupFiles: [] });
}
