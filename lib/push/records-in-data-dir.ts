import 'server-only';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as letOthersGo } from 'node:timers/promises';

import { z } from 'zod';
import type { Change, Records } from './kept-records.ts';

/** Milliseconds to wait for another process that writes. */
const LOCKED_MS = 2000;
const PAGE = 500;

const row = z.object({ key: z.string(), value: z.string() });
const counted = z.object({ count: z.number() });

/** In `DATA_DIR/push.db`. */
export function recordsInDataDir(dataDir: string): Records {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'push.db'), { timeout: LOCKED_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS records (collection TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (collection, key))
    STRICT, WITHOUT ROWID`);
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
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const change of changes) apply(change);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
