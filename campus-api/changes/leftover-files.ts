import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { partial } from '#campus-api/files/copy-files.ts';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import { takeAdminLock } from './admin-lock.ts';

const nameRows = z.array(z.object({ stored: z.string() }));

/** Registers and returns files that no record uses. Runs inside a transaction. */
export function registerLeftovers(database: DatabaseSync, names: Iterable<string>): string[] {
  const register = database.prepare(
    `INSERT OR IGNORE INTO leftover_files (stored) SELECT :name WHERE :name NOT IN (SELECT stored FROM used_files)`,
  );
  return [...names].filter((name) => register.run({ name }).changes > 0);
}

/** Unregisters files that records use now. Runs inside the transaction of the records. */
export function unregisterUsedFiles(database: DatabaseSync): void {
  database.exec('DELETE FROM leftover_files WHERE stored IN (SELECT stored FROM used_files)');
}

/** Folder of deleted files whose change can still be undone; it is never served. */
export function backupFolderOf(filesFolder: string): string {
  return join(filesFolder, '..', 'kept-files');
}

/**
 * Removes registered files, complete or partial, from the served folder: files of a change that can be undone move to the backup folder, the others are
 * deleted, as are expired backups. Only under the admin lock, because a running command registers its own files.
 */
export function deleteLeftovers(database: DatabaseSync, filesFolder: string): void {
  const names = nameRows.parse(database.prepare('SELECT stored FROM leftover_files').all());
  if (names.length === 0) return;
  const backupFolder = backupFolderOf(filesFolder);
  const undoable = new Set(
    nameRows.parse(database.prepare('SELECT stored FROM kept_files').all()).map(({ stored }) => stored),
  );
  makeFolder(backupFolder);
  for (const { stored } of names) {
    if (undoable.has(stored) && existsSync(join(filesFolder, stored)))
      linkOrCopy(join(filesFolder, stored), join(backupFolder, stored));
    rmSync(join(filesFolder, stored), { force: true });
    rmSync(join(filesFolder, partial + stored), { force: true });
  }
  for (const name of readdirSync(backupFolder))
    if (!undoable.has(name)) rmSync(join(backupFolder, name), { force: true });
  inTransaction(database, () => database.exec('DELETE FROM leftover_files'));
}

/** Deletes leftovers of a killed command at a start, unless a command is running. */
export function clearLeftovers(database: DatabaseSync, dataDir: string): void {
  if (database.prepare('SELECT 1 FROM leftover_files').get() === undefined) return;
  const release = takeAdminLock(dataDir);
  if (release === null) return;
  try {
    deleteLeftovers(database, join(dataDir, 'files'));
  } finally {
    release();
  }
}
