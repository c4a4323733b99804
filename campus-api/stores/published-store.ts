import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type RecordKind, recordKinds } from '../office/changes/tracked-tables.ts';

const kindRows = z.array(z.object({ kind: z.enum(recordKinds) }));

/**
 * Answers at each call the kinds of records that have changed for the public since the call before: by the office, from whichever process, or because
 * the time of a notice has come. Two look-ups in an index.
 */
export function createPublishedStore(database: DatabaseSync): { takePublished(): RecordKind[] } {
  const lastChange = database.prepare('SELECT max(id) AS id FROM changes');
  const changedKinds = database.prepare(
    'SELECT DISTINCT kind FROM changed_records WHERE change_id > :since AND change_id <= :last',
  );
  const due = database.prepare('SELECT 1 FROM notices WHERE publish_at > :since AND publish_at <= :now');
  const readLast = () => Number(lastChange.get()?.id ?? 0);
  let since = { change: readLast(), time: nepalSecond(new Date()) };
  return {
    takePublished() {
      const now = { change: readLast(), time: nepalSecond(new Date()) };
      const kinds = now.change === since.change ? [] : changedKinds.all({ since: since.change, last: now.change });
      const isDue = due.get({ since: since.time, now: now.time }) !== undefined;
      since = now;
      return [...new Set([...kindRows.parse(kinds).map(({ kind }) => kind), ...(isDue ? (['notice'] as const) : [])])];
    },
  };
}

/** As notices store it, so that the order of the texts is that of the times. */
function nepalSecond(now: Date): string {
  return `${new Date(now.getTime() + 345 * 60_000).toISOString().slice(0, 19)}+05:45`;
}
