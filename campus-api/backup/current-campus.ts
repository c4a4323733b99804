import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { CampusApiSetupError, databaseErrorCode } from '#campus-api/validation/setup-error.ts';
import { databaseName, filesName } from './manifest.ts';
import { linkStoredFiles } from './stored-files.ts';

/** Suffixes of the files next to a database that was not closed. */
const companions = ['-wal', '-shm'];

/**
 * Saves the campus of `dataDir` in a new folder there and returns its path, or null without a campus. The campus itself stays in
 * place, except the logs of a database that cannot be opened. @throws CampusApiSetupError while a process has the database open
 */
export function saveCurrentCampus(dataDir: string, now: Date): string | null {
  const file = join(dataDir, databaseName);
  if (!existsSync(file)) return null;
  closeLog(file);
  const folder = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  linkStoredFiles(join(dataDir, filesName), join(folder, filesName));
  makeFolder(folder);
  linkOrCopy(file, join(folder, databaseName));
  for (const companion of companions.filter((name) => existsSync(file + name))) {
    renameSync(file + companion, join(folder, databaseName + companion));
  }
  return folder;
}

/** Merges the log into the database, which no process may have open. A corrupt database is left unchanged: SQLite would delete its log. */
function closeLog(file: string): void {
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
