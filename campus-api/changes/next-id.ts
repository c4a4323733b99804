import type { DatabaseSync } from 'node:sqlite';
import type { kinds } from '#campus-api/model/kinds.ts';

type TableOf<Kind> = Kind extends { tables: infer Tables } ? keyof Tables : never;

/** Tables whose ids are never assigned again after a removal: an id is the address of a page. */
export type IdName = TableOf<(typeof kinds)[keyof typeof kinds]>;

/** The id that the next record gets; it stays the same while the campus is locked and nothing is added. */
export function nextId(database: DatabaseSync, name: IdName): number {
  const current = database
    .prepare(
      `SELECT max(coalesce((SELECT max(id) FROM ${name}), 0), coalesce((SELECT id FROM last_ids WHERE name = ?), 0)) AS id`,
    )
    .get(name);
  return Number(current?.id) + 1;
}

/** Reserves `count` ids and returns the first one. Runs inside a transaction. */
export function reserveIds(database: DatabaseSync, name: IdName, count = 1): number {
  const first = nextId(database, name);
  database.prepare('INSERT OR REPLACE INTO last_ids (name, id) VALUES (?, ?)').run(name, first + count - 1);
  return first;
}
