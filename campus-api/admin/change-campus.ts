import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { deleteLeftovers, dropUsedLeftovers, noteLeftovers } from '#campus-api/files/leftover-files.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { type NewFile, storeFile } from '#campus-api/files/store-file.ts';
import { isStoredName } from '#campus-api/files/stored-name.ts';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { type ChangeAction, forgetOldChanges, recordChange, recordsOf } from './changes/change-log.ts';
import { requireConfirmation } from './changes/confirmation.ts';
import { type Deletion, findDeletions } from './changes/deletions.ts';
import { findSubjects } from './changes/find-subjects.ts';
import { PermissionError } from './changes/permission-error.ts';
import { type ChangedRow, takeRowLog } from './changes/row-log.ts';
import { type Subject, showSubjects } from './changes/subjects.ts';
import { type Tag, tagsOf } from './changes/tags.ts';
import { trackedTable } from './changes/tracked-tables.ts';
import { Issues, type ValidationIssue } from './validation/issue.ts';
import type { Campus } from './with-campus.ts';

/** What is to be done: `issues` were made of what was entered, `undoes` is the change that this one takes back. */
export interface ChangeRequest {
  action: ChangeAction;
  issues?: Issues;
  newFiles?: NewFile[];
  undoes?: number;
}

/** What was done, or with a dry run what would be. */
export interface Done<Result> {
  result: Result;
  /** Its id in the audit log; null for a dry run, and where everything was as it is. */
  change: number | null;
  summary: string;
  losses: Deletion[];
  warnings: ValidationIssue[];
  /** What the site has to read anew. */
  tags: Tag[];
}

interface Proposal<Result> extends Omit<Done<Result>, 'change'> {
  rows: ChangedRow[];
  subjects: Subject[];
}

/**
 * The one way to change a campus: database and files together or not at all, with an entry in the audit log and what `undo` needs. New files are noted
 * as leftovers before they are written, and owned by the transaction that makes their records; files that lose their record go after it. Killed
 * anywhere, the next command or start clears away what nothing owns. `work` runs inside a transaction, perhaps twice: it reads and writes the database
 * alone. @throws NeedsConfirmationError, RefusedError, ConflictError, PermissionError
 */
export function changeCampus<Result>(
  campus: Campus,
  { action, issues = new Issues(), newFiles = [], undoes }: ChangeRequest,
  work: (issues: Issues) => Result,
): Done<Result> {
  const { database, filesFolder, consent, by } = campus;
  issues.refuse();
  const propose = (): Proposal<Result> => {
    const proposal = proposeChange(database, issues, work);
    requirePermission(campus, proposal.rows);
    requireConfirmation(consent, proposal.losses, proposal.warnings);
    return proposal;
  };
  if (consent.dryRun || newFiles.length > 0) {
    const { rows: _, subjects: __, ...proposal } = rolledBack(database, propose);
    if (consent.dryRun) return { ...proposal, change: null };
  }
  const names = newFiles.map(({ stored }) => stored);
  try {
    if (names.length > 0) inTransaction(database, () => noteLeftovers(database, names));
    makeFolder(filesFolder);
    for (const file of newFiles) storeFile(filesFolder, file);
    return inTransaction(database, () => {
      const { rows, subjects, ...proposal } = propose();
      dropUsedLeftovers(database);
      if (rows.length === 0) return { ...proposal, change: null };
      const released = noteLeftovers(database, filesIn(rows));
      const keptFiles = released.flatMap((stored) => {
        const bytes = statSync(join(filesFolder, stored), { throwIfNoEntry: false })?.size;
        return bytes === undefined ? [] : { stored, bytes };
      });
      const change = recordChange(database, {
        by,
        action,
        subjects,
        undoes: undoes ?? null,
        rows,
        keptFiles,
      });
      forgetOldChanges(database, new Date());
      return { ...proposal, change };
    });
  } finally {
    deleteLeftovers(database, filesFolder);
  }
}

function proposeChange<Result>(
  database: DatabaseSync,
  entered: Issues,
  work: (issues: Issues) => Result,
): Proposal<Result> {
  const issues = new Issues(entered.list);
  const result = work(issues);
  issues.refuse();
  const rows = takeRowLog(database);
  const subjects = findSubjects(database, rows);
  return {
    result,
    rows,
    subjects,
    summary: showSubjects(subjects),
    losses: findDeletions(database, rows),
    warnings: issues.list,
    tags: tagsOf(recordsOf(rows).map(({ kind }) => kind)),
  };
}

function requirePermission({ mayChange }: Campus, rows: ChangedRow[]): void {
  const refused = rows.map(({ table }) => trackedTable(table).kind).find((kind) => !mayChange(kind));
  if (refused !== undefined) throw new PermissionError(refused);
}

/** Runs `work` and keeps nothing of what it did to the database. */
function rolledBack<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    return work();
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** Stored files that rows named before. */
function filesIn(rows: ChangedRow[]): string[] {
  const names = rows.flatMap(({ table, before }) =>
    (trackedTable(table).files ?? []).map((column) => before?.[column]),
  );
  return [...new Set(names.filter((name) => typeof name === 'string' && isStoredName(name)).map(String))];
}
