import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { SearchQuery } from '#campus-api/database/rows.ts';
import type { RedirectRecord } from './redirect.ts';

const redirectRows = z.array(z.object({ id: z.number(), source: z.string(), target: z.string() }));

export interface RedirectStore {
  /** All redirects by their former address. */
  all(): RedirectRecord[];
  find(id: number): RedirectRecord | null;
  /** Redirects with each word of `search` in an address, by the former one; `total`: without the limit. */
  search(query: SearchQuery): { redirects: RedirectRecord[]; total: number };
}

export function createRedirectStore(database: DatabaseSync): RedirectStore {
  const all = database.prepare('SELECT * FROM redirects ORDER BY source');
  const find = database.prepare('SELECT * FROM redirects WHERE id = ?');
  const search = database.prepare(
    `SELECT *, count(*) OVER () AS total FROM redirects WHERE :search = '' OR matches(source || ' ' || target, :search)
     ORDER BY source LIMIT :limit OFFSET :offset`,
  );
  return {
    all: () => redirectRows.parse(all.all()),
    find: (id) => redirectRows.parse(find.all(id))[0] ?? null,
    search({ search: text, limit, offset }) {
      const rows = search.all({ search: text, limit, offset });
      return { redirects: redirectRows.parse(rows), total: Number(rows[0]?.total ?? 0) };
    },
  };
}
