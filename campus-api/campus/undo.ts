import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { type ChangeEntry, readChange, readChangedRows } from '#campus-api/changes/change-log.ts';
import { backupFolderOf } from '#campus-api/changes/leftover-files.ts';
import { revertRow, rowCondition } from '#campus-api/changes/revert-row.ts';
import type { ChangedRow } from '#campus-api/changes/row-log.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { RowImage } from '#campus-api/model/tracked-tables.ts';
import { holdDueVersions } from '#campus-api/records/site-document/versions.ts';
import { refuseField } from '#campus-api/validation/issue.ts';

/** The newest change that can be undone: no undo itself, and not undone. */
export function lastUndoable(database: DatabaseSync): ChangeEntry | null {
  const row = database
    .prepare('SELECT max(id) AS id FROM changes WHERE undoes IS NULL AND undone_by IS NULL AND bytes > 0')
    .get();
  return row?.id == null ? null : readChange(database, Number(row.id));
}

/**
 * Reverts a change, rows and files; itself a change that can be undone. Rejected when one of its records has changed since.
 * @throws RefusedError
 */
export function undoChange(campus: Campus, id: number): ChangeResult<ChangeEntry> {
  const { database } = campus;
  const change = readChange(database, id);
  if (change === null) refuseField('', 'undo-none', { id });
  if (change.undoneBy !== null) refuseField('', 'undo-twice', { id, by: change.undoneBy });
  if (!change.undoable) refuseField('', 'undo-too-old', { id });
  return changeCampus(campus, { action: 'undo', newFiles: backupFiles(campus, id), undoes: id }, () => {
    requireNoLaterChange(database, change);
    // Rows may precede the rows that they refer to; constraints are checked in the end.
    database.exec('PRAGMA defer_foreign_keys = ON');
    const rows = readChangedRows(database, id).reverse();
    for (const row of rows) requireUnchanged(database, row, id);
    for (const row of rows) revertRow(database, row);
    holdDueVersions(database);
    return change;
  });
}

function backupFiles({ database, filesFolder }: Campus, id: number): NewFile[] {
  const names = database.prepare('SELECT stored FROM kept_files WHERE change_id = ?').all(id);
  const missing = names.map(({ stored }) => String(stored)).filter((stored) => !existsSync(join(filesFolder, stored)));
  return missing.map((stored) => {
    const path = join(backupFolderOf(filesFolder), stored);
    if (!existsSync(path)) refuseField('', 'undo-file-gone', { id, file: stored });
    return { stored, content: { path } };
  });
}

function requireNoLaterChange(database: DatabaseSync, { id }: ChangeEntry): void {
  const later = database
    .prepare(
      `SELECT min(changes.id) AS id FROM changes JOIN changed_records AS later ON later.change_id = changes.id
       JOIN changed_records AS mine ON mine.change_id = :id AND mine.kind = later.kind AND mine.record_id = later.record_id
       WHERE changes.id > :id AND undoes IS NULL AND undone_by IS NULL`,
    )
    .get({ id })?.id;
  if (later != null) refuseField('', 'undo-later', { id, later: Number(later) });
}

function requireUnchanged(database: DatabaseSync, { table, before, after }: ChangedRow, id: number): void {
  const { sql, values } = rowCondition(database, table, after ?? before ?? {});
  const current = database.prepare(`SELECT * FROM ${table} WHERE ${sql}`).get(...values);
  const isUnchanged = after === null ? current === undefined : isSame(after, current);
  if (!isUnchanged) refuseField('', 'undo-changed', { id });
}

function isSame(image: RowImage, row: Record<string, unknown> | undefined): boolean {
  return row !== undefined && Object.entries(image).every(([column, value]) => row[column] === value);
}
