import 'server-only';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { endTransaction } from './transaction.ts';

/** Number and interval of retries while another process writes. SQLite's own waiting would block the whole process. */
const LOCK_RETRY = { tries: 40, ms: 50 };
/** Milliseconds that SQLite itself waits. */
const BUSY_TIMEOUT_MS = 20;
/** `SQLITE_BUSY` */
const BUSY = 5;

/** A database in `DATA_DIR` that several processes may write to. */
export interface Database {
  readonly database: DatabaseSync;
  /**
   * Runs `work` in a transaction. `work` must be synchronous: otherwise other work of this process would join its transaction. Requests are
   * handled while another process writes. @throws errors of SQLite and `work`
   */
  write<T>(work: () => T): Promise<T>;
}

/** Opens `DATA_DIR/name`, readable only by its owner, and creates its tables. @throws errors of SQLite and the disk */
export function openDatabase(dataDir: string, name: string, tables: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  // SQLite gives its auxiliary files the same mode. Never done for an existing file: closing it would release the locks of this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: LOCK_RETRY.tries * LOCK_RETRY.ms });
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${tables}; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
  );

  /** Begins a transaction; false while another process writes. @throws errors of SQLite; with `isLast`, also while another process writes */
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
      for (let tries = 1; !begin(tries === LOCK_RETRY.tries); tries += 1) await sleep(LOCK_RETRY.ms);
      return endTransaction(database, work);
    },
  };
}
