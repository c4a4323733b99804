import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { takeOfficeLock } from '../office/office-lock.ts';
import { partial } from './copy-files.ts';

const nameRows = z.array(z.object({ stored: z.string() }));

/** Notes files that nothing owns yet or any more; those that a record uses after all stay. Runs inside a transaction. */
export function noteLeftovers(database: DatabaseSync, names: Iterable<string>): void {
  const note = database.prepare(
    `INSERT OR IGNORE INTO leftover_files (stored) SELECT :name WHERE :name NOT IN (SELECT stored FROM used_files)`,
  );
  for (const name of names) note.run({ name });
}

/** Records own their files now. Runs inside the transaction that makes them. */
export function keepUsed(database: DatabaseSync): void {
  database.exec('DELETE FROM leftover_files WHERE stored IN (SELECT stored FROM used_files)');
}

/** Deletes the noted files, whole or half copied. Only under the office's lock: a command's own files are noted while it works. */
export function deleteLeftovers(database: DatabaseSync, filesFolder: string): void {
  const names = nameRows.parse(database.prepare('SELECT stored FROM leftover_files').all());
  if (names.length === 0) return;
  for (const { stored } of names) {
    rmSync(join(filesFolder, stored), { force: true });
    rmSync(join(filesFolder, partial + stored), { force: true });
  }
  inTransaction(database, () => database.exec('DELETE FROM leftover_files'));
}

/** What a killed command left behind goes at the next start, unless a command is at work just then. */
export function clearLeftovers(database: DatabaseSync, dataDir: string): void {
  if (database.prepare('SELECT 1 FROM leftover_files').get() === undefined) return;
  const release = takeOfficeLock(dataDir, 0);
  if (release === null) return;
  try {
    deleteLeftovers(database, join(dataDir, 'files'));
  } finally {
    release();
  }
}
