import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import type { SearchQuery } from '#campus-api/database/rows.ts';
import type { RedirectRecord } from './redirect.ts';

const redirectRows = z.array(z.object({ id: z.number(), source: z.string(), target: z.string() }));

export interface RedirectStore {
  /** All redirects by their former address. */
  all(): RedirectRecord[];
  find(id: number): RedirectRecord | null;
  /** Redirects with a text in either address, by the former one. */
  search(query: SearchQuery): RedirectRecord[];
  count(search: string): number;
}

export function createRedirectStore(database: DatabaseSync): RedirectStore {
  const matches = "WHERE :search = '' OR instr(fold(source || char(10) || target), :search) > 0";
  const all = database.prepare('SELECT * FROM redirects ORDER BY source');
  const find = database.prepare('SELECT * FROM redirects WHERE id = ?');
  const search = database.prepare(`SELECT * FROM redirects ${matches} ORDER BY source LIMIT :limit OFFSET :offset`);
  const count = database.prepare(`SELECT count(*) AS count FROM redirects ${matches}`);
  return {
    all: () => redirectRows.parse(all.all()),
    find: (id) => redirectRows.parse(find.all(id))[0] ?? null,
    search: ({ search: text, limit, offset }) => redirectRows.parse(search.all({ search: fold(text), limit, offset })),
    count: (text) => Number(count.get({ search: fold(text) })?.count),
  };
}
