import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const counterRow = z.object({ visit: z.number() });

export type CounterStore = ReturnType<typeof createCounterStore>;

/** Counts one visit and returns the new count; one statement, so that no count is lost between requests or processes. */
export function createCounterStore(database: DatabaseSync): { countVisit(): number } {
  const count = database.prepare('UPDATE counter SET visit = visit + 1 WHERE id = 1 RETURNING visit');
  return { countVisit: () => counterRow.parse(count.get()).visit };
}

export function readVisits(database: DatabaseSync): number {
  return counterRow.parse(database.prepare('SELECT visit FROM counter WHERE id = 1').get()).visit;
}
