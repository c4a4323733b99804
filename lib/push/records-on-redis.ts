import 'server-only';
import { PREFIX, type SharedStore } from '../redis/shared-store.ts';
import { type Collection, collections, type Records } from './kept-records.ts';

/** Nobody waits for it. */
const DEADLINE_MS = 2000;
const PAGE = 500;

const nameOf = (collection: Collection) => `${PREFIX}push:${collection}`;

/** A hash for each collection: one subscription for all instances. */
export function recordsOnRedis(store: SharedStore): Records {
  const ask: SharedStore['ask'] = (question) => store.ask(question, DEADLINE_MS);
  return {
    get: (from, key) => ask((redis) => redis.hGet(nameOf(from), key)),
    count: (of) => ask((redis) => redis.hLen(nameOf(of))),
    async *pages(of) {
      // Redis may tell of a record twice.
      const seen = new Set<string>();
      let cursor = '0';
      do {
        const found = await ask((redis) => redis.hScan(nameOf(of), cursor, { COUNT: PAGE }));
        const fresh = found.entries.filter(({ field }) => !seen.has(field));
        for (const { field } of fresh) seen.add(field);
        if (fresh.length > 0) yield fresh.map(({ field, value }) => [field, value]);
        cursor = found.cursor;
      } while (cursor !== '0');
    },
    async change(changes) {
      await ask((redis) => {
        const all = redis.multi();
        for (const collection of collections) {
          const here = changes.filter((change) => change.in === collection);
          const kept = here.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const]));
          const gone = here.filter(({ value }) => value === null).map(({ key }) => key);
          if (kept.length > 0) all.hSet(nameOf(collection), new Map(kept));
          if (gone.length > 0) all.hDel(nameOf(collection), gone);
        }
        return all.exec();
      });
    },
  };
}
