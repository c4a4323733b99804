import type { DatabaseSync } from 'node:sqlite';

/** Ids of which a removed one is not given again: an id is the address of a page. */
export type IdName = 'notices' | 'flash_notices' | 'albums' | 'staff' | 'committees' | 'publications' | 'qaa_documents';

/** Runs inside a transaction. `count` ids are taken, of which the first is answered. */
export function reserveIds(database: DatabaseSync, name: IdName, count = 1): number {
  const highest = database
    .prepare(
      `SELECT max(coalesce((SELECT max(id) FROM ${name}), 0), coalesce((SELECT id FROM last_ids WHERE name = ?), 0)) AS id`,
    )
    .get(name);
  const last = Number(highest?.id);
  database.prepare('INSERT OR REPLACE INTO last_ids (name, id) VALUES (?, ?)').run(name, last + count);
  return last + 1;
}
