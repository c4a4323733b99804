import type { DatabaseSync } from 'node:sqlite';
import type { kinds } from '#campus-api/model/kinds.ts';

type TableOf<Kind> = Kind extends { tables: infer Tables } ? keyof Tables : never;

/** Tables whose ids are never assigned again after a removal: an id is the address of a page. */
export type IdName = TableOf<(typeof kinds)[keyof typeof kinds]>;

/** Reserves `count` ids and returns the first one. Runs inside a transaction. */
export function reserveIds(database: DatabaseSync, name: IdName, count = 1): number {
  const current = database
    .prepare(
      `SELECT max(coalesce((SELECT max(id) FROM ${name}), 0), coalesce((SELECT id FROM last_ids WHERE name = ?), 0)) AS id`,
    )
    .get(name);
  const last = Number(current?.id);
  database.prepare('INSERT OR REPLACE INTO last_ids (name, id) VALUES (?, ?)').run(name, last + count);
  return last + 1;
}
