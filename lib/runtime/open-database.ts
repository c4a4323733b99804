import 'server-only';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { endTransaction } from './transaction.ts';

/** How often and how long to wait for another process that writes. SQLite's own waiting would block this whole process. */
const LOCKED = { tries: 40, ms: 50 };
/** Milliseconds that SQLite itself waits. */
const SHORT_MS = 20;
/** `SQLITE_BUSY` */
const BUSY = 5;

/** A database in `DATA_DIR` that several processes may write to. */
export interface Database {
  readonly database: DatabaseSync;
  /**
   * Runs `work` in a transaction. `work` must be synchronous: otherwise other work of this process would join its transaction. Visitors are
   * answered while another process writes. @throws as SQLite and `work` do
   */
  write<T>(work: () => T): Promise<T>;
}

/** Opens `DATA_DIR/name`, readable by its owner alone, and creates its tables. @throws as SQLite and the disk do */
export function openDatabase(dataDir: string, name: string, tables: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  // SQLite gives the files beside it the same mode. Never done for an existing file: closing it would drop the locks that this process holds.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: LOCKED.tries * LOCKED.ms });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${tables}; PRAGMA busy_timeout = ${SHORT_MS}`);

  /** Begins a transaction; false while another process writes. @throws as SQLite does; `isLast`: also while another process writes */
  function begin(isLast: boolean): boolean {
    try {
      database.exec('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if (isLast || Reflect.get(Object(error), 'errcode') !== BUSY) throw error;
      return false;
    }
  }

  return {
    database,
    async write(work) {
      for (let tries = 1; !begin(tries === LOCKED.tries); tries += 1) await sleep(LOCKED.ms);
      return endTransaction(database, work);
    },
  };
}
