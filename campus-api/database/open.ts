import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseErrorCode, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { registerFold } from './fold.ts';
import { registerMatching } from './matching.ts';
import { currentVersion, schemaVersion } from './migrate.ts';

/** Milliseconds to wait while another process prepares the database, and, once open, while one writes to it. */
const PREPARATION_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 2_000;

/** Opens `file`, created readable for its owner only; a foreign or newer database is rejected before anything is written. */
export function openCampusDatabase(file: string): DatabaseSync {
  createFile(file);
  accessSync(file, constants.W_OK);
  const database = new DatabaseSync(file, { timeout: PREPARATION_TIMEOUT_MS });
  try {
    schemaVersion(database);
    enableWal(database);
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    registerFold(database);
    registerMatching(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens `file` for reading only. Null where it is missing or has the schema of another version, as during an update. @throws errors of SQLite
 */
export function openForReading(file: string): DatabaseSync | null {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true, timeout: WRITE_TIMEOUT_MS });
  try {
    if (Number(database.prepare('PRAGMA user_version').get()?.user_version) === currentVersion) {
      registerFold(database);
      registerMatching(database);
      return database;
    }
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return null;
}

/** Shortens the wait for another process's write to a time acceptable for visitors. */
export function shortenTimeout(database: DatabaseSync): void {
  database.exec(`PRAGMA busy_timeout = ${WRITE_TIMEOUT_MS}`);
}

/** Creates the file unless it exists. It never opens an existing one: closing it would release the locks that this process holds on it through SQLite. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** Switches to the write-ahead log, with retries: SQLite does not wait for other processes in this statement. */
function enableWal(database: DatabaseSync): void {
  const deadline = Date.now() + PREPARATION_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (databaseErrorCode(error) !== 5 || Date.now() > deadline) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}
