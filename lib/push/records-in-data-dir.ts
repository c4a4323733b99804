import 'server-only';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as letOthersGo, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Change, Records } from './kept-records.ts';

/** Another process that writes is waited for so often, and so many milliseconds: SQLite's own waiting stops this whole process. */
const LOCKED = { tries: 40, ms: 50 };
/** Milliseconds that SQLite waits, for what takes no longer than that. */
const SHORT_MS = 20;
/** `SQLITE_BUSY` */
const BUSY = 5;
const PAGE = 500;

const row = z.object({ key: z.string(), value: z.string() });
const counted = z.object({ count: z.number() });

/** In `DATA_DIR/push.db`. */
export function recordsInDataDir(dataDir: string): Records {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'push.db');
  // SQLite gives the files beside it the same rights. Never where it exists: closing it drops the locks that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: LOCKED.tries * LOCKED.ms });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS records (collection TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (collection, key))
    STRICT, WITHOUT ROWID; PRAGMA busy_timeout = ${SHORT_MS}`);
  const one = database.prepare('SELECT key, value FROM records WHERE collection = ? AND key = ?');
  const count = database.prepare('SELECT count(*) AS count FROM records WHERE collection = ?');
  const page = database.prepare(
    `SELECT key, value FROM records WHERE collection = ? AND key > ? ORDER BY key LIMIT ${PAGE}`,
  );
  const put = database.prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM records WHERE collection = ? AND key = ?');

  function apply(change: Change): void {
    if (change.value === null) remove.run(change.in, change.key);
    else put.run(change.in, change.key, change.value);
  }

  /** Whether it is this process's turn to write. @throws as SQLite does; where another writes, when it is the last try */
  function begin(isLast: boolean): boolean {
    try {
      database.exec('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if (isLast || !isBusy(error)) throw error;
      return false;
    }
  }

  return {
    get: async (from, key) => row.nullish().parse(one.get(from, key))?.value ?? null,
    count: async (of) => counted.parse(count.get(of)).count,
    async *pages(of) {
      for (let last = ''; ; ) {
        const rows = z.array(row).parse(page.all(of, last));
        if (rows.length > 0) yield rows.map(({ key, value }) => [key, value]);
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.key ?? '';
        // Visitors are answered meanwhile.
        await letOthersGo();
      }
    },
    async change(changes) {
      for (let tries = 1; !begin(tries === LOCKED.tries); tries += 1) await sleep(LOCKED.ms);
      // Nothing is awaited from here on: another change would find itself within this one.
      try {
        for (const change of changes) apply(change);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

function isBusy(error: unknown): boolean {
  return Reflect.get(Object(error), 'errcode') === BUSY;
}
