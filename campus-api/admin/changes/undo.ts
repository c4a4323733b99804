import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { backupFolderOf } from '#campus-api/files/leftover-files.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import type { Campus } from '../with-campus.ts';
import { type ChangeEntry, readChange, readChangedRows } from './change-log.ts';
import { type ChangedRow, keyColumns } from './row-log.ts';
import type { RowImage } from './tracked-tables.ts';

/** The newest change that can be taken back: no undo, and not undone. */
export function lastUndoable(database: DatabaseSync): ChangeEntry | null {
  const row = database
    .prepare('SELECT max(id) AS id FROM changes WHERE undoes IS NULL AND undone_by IS NULL AND bytes > 0')
    .get();
  return row?.id == null ? null : readChange(database, Number(row.id));
}

/** The action that an undo, or the undo of an undo, comes down to; null where its entry is gone. */
export function actionBehind(database: DatabaseSync, { action, undoes }: ChangeEntry): string | null {
  if (undoes === null) return action;
  const undone = readChange(database, undoes);
  return undone === null ? null : actionBehind(database, undone);
}

/**
 * Takes a change back, rows and files; itself a change that can be undone. Refused where one of its records has changed since.
 * @throws CampusApiSetupError
 */
export function undoChange(campus: Campus, id: number): Done<ChangeEntry> {
  const { database } = campus;
  const change = readChange(database, id);
  if (change === null) throw new CampusApiSetupError(`there is no change ${id}`);
  if (change.undoneBy !== null)
    throw new CampusApiSetupError(`change ${id} was undone already, by change ${change.undoneBy}`);
  if (!change.undoable)
    throw new CampusApiSetupError(`change ${id} cannot be undone: what was there before is not kept`);
  return changeCampus(campus, { action: 'undo', newFiles: keptFiles(campus, id), undoes: id }, () => {
    refuseLaterChanges(database, change);
    // A record may come before what it refers to; all is checked in the end.
    database.exec('PRAGMA defer_foreign_keys = ON');
    const rows = readChangedRows(database, id).reverse();
    for (const row of rows) requireAsLeft(database, row, id);
    for (const row of rows) revertRow(database, row);
    return change;
  });
}

function keptFiles({ database, filesFolder }: Campus, id: number): NewFile[] {
  const names = database.prepare('SELECT stored FROM kept_files WHERE change_id = ?').all(id);
  const missing = names.map(({ stored }) => String(stored)).filter((stored) => !existsSync(join(filesFolder, stored)));
  return missing.map((stored) => {
    const path = join(backupFolderOf(filesFolder), stored);
    if (!existsSync(path))
      throw new CampusApiSetupError(`change ${id} cannot be undone: its file ${stored} is not kept any more`);
    return { stored, content: { path } };
  });
}

function refuseLaterChanges(database: DatabaseSync, { id }: ChangeEntry): void {
  const later = database
    .prepare(
      `SELECT min(changes.id) AS id FROM changes JOIN changed_records AS later ON later.change_id = changes.id
       JOIN changed_records AS mine ON mine.change_id = :id AND mine.kind = later.kind AND mine.record_id = later.record_id
       WHERE changes.id > :id AND undoes IS NULL AND undone_by IS NULL`,
    )
    .get({ id })?.id;
  if (later != null)
    throw new CampusApiSetupError(
      `change ${id} cannot be undone alone: change ${later} came after it; undo that first`,
    );
}

/** The row that an image is of, as a condition. */
function rowOf(database: DatabaseSync, table: string, image: RowImage): { sql: string; values: SQLInputValue[] } {
  const keys = keyColumns(database, table);
  return { sql: keys.map((key) => `${key} IS ?`).join(' AND '), values: keys.map((key) => image[key] ?? null) };
}

function requireAsLeft(database: DatabaseSync, { table, before, after }: ChangedRow, id: number): void {
  const { sql, values } = rowOf(database, table, after ?? before ?? {});
  const current = database.prepare(`SELECT * FROM ${table} WHERE ${sql}`).get(...values);
  const isAsLeft = after === null ? current === undefined : isSame(after, current);
  if (!isAsLeft) throw new CampusApiSetupError(`change ${id} cannot be undone: what it wrote has changed since`);
}

/** A row that goes may take others along that refer to it: those come back in their turn. */
function revertRow(database: DatabaseSync, { table, before, after }: ChangedRow): void {
  const { sql, values } = rowOf(database, table, after ?? before ?? {});
  if (before === null) {
    database.prepare(`DELETE FROM ${table} WHERE ${sql}`).run(...values);
    return;
  }
  const columns = Object.keys(before);
  const images = Object.values(before);
  const update = `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE ${sql}`;
  if (database.prepare(update).run(...images, ...values).changes > 0) return;
  database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .run(...images);
}

function isSame(image: RowImage, row: Record<string, unknown> | undefined): boolean {
  return row !== undefined && Object.entries(image).every(([column, value]) => row[column] === value);
}
