import 'server-only';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#lib/platform/runtime/open-database.ts';
import type { RecordStore, StoredChange } from './stored-records.ts';

const PAGE = 500;

const row = z.object({ key: z.string(), value: z.string() });
const counted = z.object({ count: z.number() });

const TABLES = `CREATE TABLE IF NOT EXISTS records (collection TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (collection, key))
    STRICT, WITHOUT ROWID`;

/** Stores the records in the database `DATA_DIR/file`. */
export function recordsInDataDir<Name extends string>(dataDir: string, file: string): RecordStore<Name> {
  const { database, write } = openDatabase(dataDir, file, TABLES);
  const select = database.prepare('SELECT key, value FROM records WHERE collection = ? AND key = ?');
  const count = database.prepare('SELECT count(*) AS count FROM records WHERE collection = ?');
  const page = database.prepare(
    `SELECT key, value FROM records WHERE collection = ? AND key > ? ORDER BY key LIMIT ${PAGE}`,
  );
  const put = database.prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM records WHERE collection = ? AND key = ?');

  function apply(change: StoredChange<Name>): void {
    if (change.value === null) remove.run(change.in, change.key);
    else put.run(change.in, change.key, change.value);
  }

  const read = (from: Name, key: string) => row.nullish().parse(select.get(from, key))?.value ?? null;

  return {
    get: async (from, key) => read(from, key),
    count: async (collection) => counted.parse(count.get(collection)).count,
    async *pages(collection) {
      for (let last = ''; ; ) {
        const rows = z.array(row).parse(page.all(collection, last));
        if (rows.length > 0) yield rows.map(({ key, value }) => [key, value]);
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.key ?? '';
        // Visitors' requests run meanwhile.
        await yieldToEventLoop();
      }
    },
    change: (changes, expected = []) =>
      write(() => {
        if (expected.some(({ in: from, key, value }) => read(from, key) !== value)) return false;
        for (const change of changes) apply(change);
        return true;
      }),
  };
}
