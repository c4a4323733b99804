import type { DatabaseSync } from 'node:sqlite';
import { type ChangeAction, recordChange } from './change-log.ts';
import type { Subject } from './subjects.ts';

/** Writes into the log what is no change of content, and cannot be taken back. Runs inside the transaction that does it, where there is one. */
export function recordEvent(
  database: DatabaseSync,
  { by, action, subject }: { by: string; action: ChangeAction; subject: Subject },
): void {
  recordChange(database, { by, action, subjects: [subject], undoes: null, rows: [], keptFiles: [] });
}
