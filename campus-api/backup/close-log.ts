import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError, databaseErrorCode } from '#campus-api/validation/setup-error.ts';

/** Suffixes of the files next to a database that was not closed. */
export const companions = ['-wal', '-shm', '-journal'];

/**
 * Merges the log into the database. Without this, its last changes would be lost with the log, or SQLite would add them to the database that takes its place
 * (https://www.sqlite.org/howtocorrupt.html, 1.4). A corrupt database is left unchanged: SQLite would delete its log. @throws CampusApiSetupError while a process has it open
 */
export function closeLog(file: string): void {
  if (!isDatabase(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (databaseErrorCode(error) !== 5) return;
    throw new CampusApiSetupError('the site or the campus API is running on this data: stop it, then restore', {
      cause: error,
    });
  } finally {
    database.close();
  }
}

/** Whether a file is a SQLite database, by its first bytes, https://www.sqlite.org/fileformat.html */
export function isDatabase(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(16);
    readSync(descriptor, beginning);
    return beginning.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(descriptor);
  }
}
