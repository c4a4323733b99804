import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Tag } from '#campus-api/model/record-kind.ts';
import { tagsForKinds } from '#campus-api/model/tags.ts';
import { timedTables } from '#campus-api/model/times.ts';
import { type RecordKind, recordKinds } from '#campus-api/model/tracked-tables.ts';

const kindRows = z.array(z.object({ kind: z.enum(recordKinds) }));
const timeRows = z.array(z.object({ kind: z.enum(recordKinds), at: z.iso.datetime({ offset: true }) }));

const documentTimes = [
  ['site_documents', "content ->> 'publishAt'"],
  ['site_documents', "content ->> 'withdrawAt'"],
  ['site_versions', 'publish_at'],
  ['site_versions', "content ->> 'withdrawAt'"],
] as const;
const times = [
  ...Object.entries(timedTables).flatMap(([kind, table]) =>
    ['publish_at', 'withdraw_at'].map((column) => ({ kind, table, column })),
  ),
  ...documentTimes.map(([table, column]) => ({ kind: 'site-document', table, column })),
];

/** The types with records or texts that became due in a period, by an index each. */
const dueKinds = times
  .map(
    ({ kind, table, column }) =>
      `SELECT '${kind}' AS kind WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${column} > :since AND ${column} <= :now)`,
  )
  .join(' UNION ');

const lastDueTimes = times
  .map(
    ({ kind, table, column }) =>
      `SELECT '${kind}' AS kind, max(${column}) AS at FROM ${table} WHERE ${column} <= :now HAVING at IS NOT NULL`,
  )
  .join(' UNION ALL ');

export interface PublishedStore {
  takePublished(): RecordKind[];
  /** Whether another connection has changed records since the previous `takePublished`; takes a microsecond where nothing was written. */
  hasChanged(): boolean;
  /** Time of the last public change for each tag, in epoch milliseconds; tags without a change in the log are missing. */
  lastPublished(): ReadonlyMap<Tag, number>;
}

/**
 * `takePublished` returns the kinds of records that have changed for the public since the previous call: by a change of any process, or by
 * a record, a page or a change of a document that became due or was withdrawn by itself. It takes look-ups in indexes.
 */
export function createPublishedStore(database: DatabaseSync): PublishedStore {
  const dataVersion = database.prepare('PRAGMA data_version');
  const lastChange = database.prepare('SELECT max(id) AS id FROM changes');
  const changedKinds = database.prepare(
    'SELECT DISTINCT kind FROM changed_records WHERE change_id > :since AND change_id <= :last',
  );
  const due = database.prepare(dueKinds);
  const lastChanges = database.prepare(
    'SELECT kind, max(at) AS at FROM changed_records JOIN changes ON changes.id = change_id GROUP BY kind',
  );
  const lastDue = database.prepare(lastDueTimes);
  const readLast = () => Number(lastChange.get()?.id ?? 0);
  let since = { change: readLast(), time: nepalSecond(new Date()) };
  let version: unknown;
  return {
    hasChanged() {
      const current = dataVersion.get()?.data_version;
      if (current === version) return false;
      const hasChanged = readLast() !== since.change;
      if (!hasChanged) version = current;
      return hasChanged;
    },
    takePublished() {
      const now = { change: readLast(), time: nepalSecond(new Date()) };
      const kinds = now.change === since.change ? [] : changedKinds.all({ since: since.change, last: now.change });
      // A clock that was set back hides again what had become due.
      const [start = '', end = ''] = [since.time, now.time].sort();
      const period = { since: start, now: end };
      since = now;
      const published = new Set(kindRows.parse(kinds).map(({ kind }) => kind));
      for (const { kind } of kindRows.parse(due.all(period))) published.add(kind);
      return [...published];
    },
    lastPublished() {
      const rows = [...lastChanges.all(), ...lastDue.all({ now: nepalSecond(new Date()) })];
      const byTag = new Map<Tag, number>();
      for (const { kind, at } of timeRows.parse(rows))
        for (const tag of tagsForKinds([kind])) byTag.set(tag, Math.max(Date.parse(at), byTag.get(tag) ?? 0));
      return byTag;
    },
  };
}

/** Time as notices store it: texts sort in order of time. */
function nepalSecond(now: Date): string {
  return `${new Date(now.getTime() + 345 * 60_000).toISOString().slice(0, 19)}+05:45`;
}
