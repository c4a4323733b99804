import type { DatabaseSync } from 'node:sqlite';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import type { Confirmation } from './confirmation.ts';
import type { ChangedRow } from './row-log.ts';

/** An open campus for reads and changes by the person `by`. */
export interface Campus {
  database: DatabaseSync;
  filesFolder: string;
  by: string;
  confirmation: Confirmation;
  /** Whether this person may change records of a type; for the site content also a document by its key. */
  mayChange(kind: RecordKind, document?: string): boolean;
  /** Whether a second person has to approve publications of a type before this person's change. */
  needsApproval(kind: RecordKind): boolean;
  /** Adds an issue for each rule between record types that the rows of a change break. */
  checkRows(issues: Issues, database: DatabaseSync, rows: readonly ChangedRow[]): void;
}
