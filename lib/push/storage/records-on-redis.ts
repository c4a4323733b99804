import 'server-only';
import type { Redis } from '#lib/redis/redis-connection.ts';
import { PREFIX, type SharedStore, StoreUnavailableError } from '#lib/redis/shared-store.ts';
import { type Change, type Collection, collections, type Records } from './stored-records.ts';

/** Longer than for pages: no visitor waits for it. */
const DEADLINE_MS = 2000;
const PAGE = 500;

const nameOf = (collection: Collection) => `${PREFIX}push:${collection}`;

/** A hash for each collection: one subscription for all instances. */
export function recordsOnRedis(store: SharedStore): Records {
  async function ask<T>(question: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await store.ask(question, DEADLINE_MS);
    } catch (error) {
      if (error instanceof StoreUnavailableError || !(await store.ask(removeOthers, DEADLINE_MS))) throw error;
      return store.ask(question, DEADLINE_MS);
    }
  }

  return {
    get: (from, key) => ask((redis) => redis.hGet(nameOf(from), key)),
    count: (of) => ask((redis) => redis.hLen(nameOf(of))),
    async *pages(of) {
      // A scan of Redis may return a record twice.
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
    change: (changes, whileStill = []) =>
      ask(async (redis) => {
        const asked = JSON.stringify({ whileStill: whileStill.map(written), changes: changes.map(written) });
        return (await redis.eval(CHANGE, { keys: collections.map(nameOf), arguments: [asked] })) === 1;
      }),
  };
}

/** As the script below reads it: the place of the collection among its keys, counted from 1. */
const written = ({ in: collection, key, value }: Change) => [collections.indexOf(collection) + 1, key, value];

const CHANGE = `
local asked = cjson.decode(ARGV[1])
for _, one in ipairs(asked.whileStill) do
  if (redis.call('HGET', KEYS[one[1]], one[2]) or cjson.null) ~= one[3] then return 0 end
end
for _, one in ipairs(asked.changes) do
  if one[3] == cjson.null then redis.call('HDEL', KEYS[one[1]], one[2])
  else redis.call('HSET', KEYS[one[1]], one[2], one[3]) end
end
return 1`;

/** Deletes values of another type under these names. @returns whether there were any */
async function removeOthers(redis: Redis): Promise<boolean> {
  const kinds = await Promise.all(collections.map((collection) => redis.type(nameOf(collection))));
  const others = collections.filter((_, index) => !['hash', 'none'].includes(kinds[index] ?? 'none'));
  if (others.length > 0) await redis.del(others.map(nameOf));
  return others.length > 0;
}
