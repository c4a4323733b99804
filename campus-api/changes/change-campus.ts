import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { type NewFile, storeFile } from '#campus-api/files/store-file.ts';
import { isStoredName } from '#campus-api/files/stored-name.ts';
import type { Tag } from '#campus-api/model/record-kind.ts';
import { tagsForKinds } from '#campus-api/model/tags.ts';
import { type RowImage, recordOfRow, trackedTable } from '#campus-api/model/tracked-tables.ts';
import { Issues, refuseField, type ValidationIssue } from '#campus-api/validation/issue.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import type { Campus } from './campus.ts';
import { type ChangeAction, deleteOldChanges, recordChange, recordsOf } from './change-log.ts';
import { requireConfirmation } from './confirmation.ts';
import { type Deletion, findDeletions } from './deletions.ts';
import { findSubjects } from './find-subjects.ts';
import { deleteLeftovers, registerLeftovers, unregisterUsedFiles } from './leftover-files.ts';
import { PermissionError } from './permission-error.ts';
import { type ChangedRow, takeRowLog } from './row-log.ts';
import { type Subject, showSubjects } from './subjects.ts';

/** Keys of the documents of the site content that a change touches, before and after it. */
function documentKeys(database: DatabaseSync, rows: readonly ChangedRow[]): string[] {
  const find = database.prepare('SELECT key FROM site_documents WHERE id = ?');
  const keys = rows
    .filter(({ table }) => trackedTable(table).kind === 'site-document')
    .flatMap(({ table, before, after }) => {
      const { id } = recordOfRow(table, after ?? before ?? {});
      return [before?.key, after?.key, find.get(id)?.key];
    });
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}

/** A requested change: `issues` are those of the entered values, `undoes` is the change that this one reverts. */
export interface ChangeRequest {
  action: ChangeAction;
  issues?: Issues;
  newFiles?: NewFile[];
  undoes?: number;
}

/** Result of a change, or of its dry run. */
export interface ChangeResult<Result> {
  result: Result;
  /** Id in the audit log; null for a dry run and for a change without effect. */
  change: number | null;
  summary: string;
  deletions: Deletion[];
  warnings: ValidationIssue[];
  /** Cache tags that the site has to refresh. */
  tags: Tag[];
}

interface Proposal<Result> extends Omit<ChangeResult<Result>, 'change'> {
  rows: ChangedRow[];
  subjects: Subject[];
}

/**
 * Changes a campus: database and files atomically, with an entry in the audit log and the data for `undo`. New files are registered
 * as leftovers before they are written, until the transaction with their records commits; files without a record are deleted after it. After a kill,
 * the next command or start deletes the leftovers. `work` runs inside a transaction, perhaps twice: it may only read and write the database.
 * @throws NeedsConfirmationError, RefusedError, ConflictError, PermissionError
 */
export function changeCampus<Result>(
  campus: Campus,
  { action, issues = new Issues(), newFiles = [], undoes }: ChangeRequest,
  work: (issues: Issues) => Result,
): ChangeResult<Result> {
  const { database, filesFolder, confirmation, by } = campus;
  issues.throwIfErrors();
  const propose = (): Proposal<Result> => {
    const proposal = proposeChange(campus, issues, work);
    requirePermission(campus, proposal.rows);
    if (!confirmation.dryRun) requireApproval(campus, proposal.rows);
    requireConfirmation(confirmation, proposal.deletions, proposal.warnings);
    return proposal;
  };
  if (confirmation.dryRun || newFiles.length > 0) {
    const { rows, subjects: _, ...proposal } = rolledBack(database, propose);
    if (confirmation.dryRun) {
      confirmation.inspect?.(rows, newFiles);
      return { ...proposal, change: null };
    }
  }
  const names = newFiles.map(({ stored }) => stored);
  try {
    if (names.length > 0) inTransaction(database, () => registerLeftovers(database, names));
    makeFolder(filesFolder);
    for (const file of newFiles) storeFile(filesFolder, file);
    return inTransaction(database, () => {
      const { rows, subjects, ...proposal } = propose();
      unregisterUsedFiles(database);
      if (rows.length === 0) return { ...proposal, change: null };
      const released = registerLeftovers(database, filesIn(rows));
      const backupFiles = released.flatMap((stored) => {
        const bytes = statSync(join(filesFolder, stored), { throwIfNoEntry: false })?.size;
        return bytes === undefined ? [] : { stored, bytes };
      });
      const change = recordChange(database, {
        by,
        action,
        subjects,
        undoes: undoes ?? null,
        rows,
        backupFiles,
      });
      deleteOldChanges(database, new Date());
      return { ...proposal, change };
    });
  } finally {
    deleteLeftovers(database, filesFolder);
  }
}

function proposeChange<Result>(
  { database, checkRows }: Campus,
  entered: Issues,
  work: (issues: Issues) => Result,
): Proposal<Result> {
  const issues = new Issues(entered.list);
  const result = work(issues);
  issues.throwIfErrors();
  const rows = takeRowLog(database);
  checkRows(issues, database, rows);
  issues.throwIfErrors();
  const subjects = findSubjects(database, rows);
  return {
    result,
    rows,
    subjects,
    summary: showSubjects(subjects),
    deletions: findDeletions(database, rows),
    warnings: issues.list,
    tags: tagsForKinds(recordsOf(rows).map(({ kind }) => kind)),
  };
}

function requirePermission({ database, mayChange }: Campus, rows: ChangedRow[]): void {
  const refused = rows.map(({ table }) => trackedTable(table).kind).find((kind) => !mayChange(kind));
  if (refused !== undefined) throw new PermissionError(refused);
  if (documentKeys(database, rows).some((key) => !mayChange('site-document', key)))
    throw new PermissionError('site-document');
}

/** A publication waits for a second person, whichever way it comes; a withdrawal or a deletion does not. */
function requireApproval({ needsApproval }: Campus, rows: ChangedRow[]): void {
  const isHidden = ({ before, after }: ChangedRow) =>
    after === null ||
    (before?.withdrawn_at === null && typeof after.withdrawn_at === 'string') ||
    (before !== null && endsEarlier(before, after));
  const kinds = (list: ChangedRow[]) => list.map(({ table }) => trackedTable(table).kind);
  const waiting = kinds(rows.filter((row) => !isHidden(row))).find(needsApproval);
  if (waiting !== undefined) refuseField('', 'approval-needed', { what: waiting });
}

/** Whether nothing but the time of its withdrawal differs, which is earlier. */
function endsEarlier(before: RowImage, after: RowImage): boolean {
  const { withdraw_at: end, ...others } = after;
  const { withdraw_at: endBefore, ...othersBefore } = before;
  if (typeof end !== 'string' || (typeof endBefore === 'string' && endBefore <= end)) return false;
  return JSON.stringify(others) === JSON.stringify(othersBefore);
}

/** Runs `work` and rolls its changes of the database back. */
function rolledBack<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    return work();
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** Stored files that the rows referenced before the change. */
function filesIn(rows: ChangedRow[]): string[] {
  const names = rows.flatMap(({ table, before }) =>
    (trackedTable(table).files ?? []).map((column) => before?.[column]),
  );
  return [...new Set(names.filter((name) => typeof name === 'string' && isStoredName(name)).map(String))];
}
