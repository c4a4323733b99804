import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { takeAdminLock } from '#campus-api/admin/admin-lock.ts';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { partial } from './copy-files.ts';
import { linkOrCopy } from './link-file.ts';
import { makeFolder } from './make-folder.ts';

const nameRows = z.array(z.object({ stored: z.string() }));

/** Notes files that nothing owns yet or any more, and answers them; those that a record uses after all stay. Runs inside a transaction. */
export function noteLeftovers(database: DatabaseSync, names: Iterable<string>): string[] {
  const note = database.prepare(
    `INSERT OR IGNORE INTO leftover_files (stored) SELECT :name WHERE :name NOT IN (SELECT stored FROM used_files)`,
  );
  return [...names].filter((name) => note.run({ name }).changes > 0);
}

/** Records own their files now. Runs inside the transaction that makes them. */
export function dropUsedLeftovers(database: DatabaseSync): void {
  database.exec('DELETE FROM leftover_files WHERE stored IN (SELECT stored FROM used_files)');
}

/** Where files are that left with a change that can still be undone: beside the others, and never served. */
export function backupFolderOf(filesFolder: string): string {
  return join(filesFolder, '..', 'kept-files');
}

/**
 * Takes the noted files, whole or half copied, out of the folder that is served: those of a change that can be undone are kept, the others deleted, as
 * are kept ones that no change needs any more. Only under the office's lock: a command's own files are noted while it works.
 */
export function deleteLeftovers(database: DatabaseSync, filesFolder: string): void {
  const names = nameRows.parse(database.prepare('SELECT stored FROM leftover_files').all());
  if (names.length === 0) return;
  const keptFolder = backupFolderOf(filesFolder);
  const kept = new Set(
    nameRows.parse(database.prepare('SELECT stored FROM kept_files').all()).map(({ stored }) => stored),
  );
  makeFolder(keptFolder);
  for (const { stored } of names) {
    if (kept.has(stored) && existsSync(join(filesFolder, stored)))
      linkOrCopy(join(filesFolder, stored), join(keptFolder, stored));
    rmSync(join(filesFolder, stored), { force: true });
    rmSync(join(filesFolder, partial + stored), { force: true });
  }
  for (const name of readdirSync(keptFolder)) if (!kept.has(name)) rmSync(join(keptFolder, name), { force: true });
  inTransaction(database, () => database.exec('DELETE FROM leftover_files'));
}

/** What a killed command left behind goes at the next start, unless a command is at work just then. */
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
