import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseErrorCode, systemErrorCode } from '../setup-error.ts';
import { registerFold } from './fold.ts';
import { schemaVersion } from './migrate.ts';

/** Milliseconds to wait while another process prepares the database, and, once open, while one writes to it. */
const preparationPatience = 15_000;
const writePatience = 2_000;

/** Opens `file`, made readable to its owner only if it is not there; a foreign or newer database is refused before anything is written. */
export function openDatabase(file: string): DatabaseSync {
  createFile(file);
  accessSync(file, constants.W_OK);
  const database = new DatabaseSync(file, { timeout: preparationPatience });
  try {
    schemaVersion(database);
    enableWriteAheadLog(database);
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    registerFold(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** From now on a request waits for another process's write no longer than a visitor would. */
export function shortenTimeout(database: DatabaseSync): void {
  database.exec(`PRAGMA busy_timeout = ${writePatience}`);
}

/** Never opens a file that exists: closing it would drop the locks that this process holds on it through SQLite. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** The switch to WAL is the one statement that does not wait for another process by itself. */
function enableWriteAheadLog(database: DatabaseSync): void {
  const deadline = Date.now() + preparationPatience;
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
