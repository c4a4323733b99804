import 'server-only';
import type { Redis } from '#lib/platform/shared-state/redis-connection.ts';
import { PREFIX, type SharedStore, StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import type { RecordStore, StoredChange } from './stored-records.ts';

/** Longer than for pages: the commands run in the background. */
const TIMEOUT_MS = 2000;
const PAGE = 500;

/** A hash for each collection, under a separate prefix: one set of records for all instances. */
export function recordsOnRedis<Name extends string>(store: SharedStore, prefix: string): RecordStore<Name> {
  const nameOf = (collection: Name) => `${PREFIX}${prefix}:${collection}`;

  async function run<T>(collections: readonly Name[], command: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await store.run(command, TIMEOUT_MS);
    } catch (error) {
      if (
        error instanceof StoreUnavailableError ||
        !(await store.run((redis) => removeForeign(redis, collections.map(nameOf)), TIMEOUT_MS))
      )
        throw error;
      return store.run(command, TIMEOUT_MS);
    }
  }

  return {
    get: (from, key) => run([from], (redis) => redis.hGet(nameOf(from), key)),
    count: (collection) => run([collection], (redis) => redis.hLen(nameOf(collection))),
    async *pages(collection) {
      // A scan of Redis may return a record twice.
      const seen = new Set<string>();
      let cursor = '0';
      do {
        const reply = await run([collection], (redis) => redis.hScan(nameOf(collection), cursor, { COUNT: PAGE }));
        const fresh = reply.entries.filter(({ field }) => !seen.has(field));
        for (const { field } of fresh) seen.add(field);
        if (fresh.length > 0) yield fresh.map(({ field, value }) => [field, value]);
        cursor = reply.cursor;
      } while (cursor !== '0');
    },
    change(changes, expected = []) {
      const collections = [...new Set([...changes, ...expected].map((record) => record.in))];
      /** The form that the script below reads: the position of the collection among its keys, counted from 1. */
      const toTuple = ({ in: collection, key, value }: StoredChange<Name>) =>
        [collections.indexOf(collection) + 1, key, value] as const;
      return run(collections, async (redis) => {
        const json = JSON.stringify({ expected: expected.map(toTuple), changes: changes.map(toTuple) });
        return (await redis.eval(CHANGE, { keys: collections.map(nameOf), arguments: [json] })) === 1;
      });
    },
  };
}

const CHANGE = `
local input = cjson.decode(ARGV[1])
for _, record in ipairs(input.expected) do
  if (redis.call('HGET', KEYS[record[1]], record[2]) or cjson.null) ~= record[3] then return 0 end
end
for _, record in ipairs(input.changes) do
  if record[3] == cjson.null then redis.call('HDEL', KEYS[record[1]], record[2])
  else redis.call('HSET', KEYS[record[1]], record[2], record[3]) end
end
return 1`;

/** Deletes values of another type under these names. @returns whether there were any */
async function removeForeign(redis: Redis, names: readonly string[]): Promise<boolean> {
  const kinds = await Promise.all(names.map((name) => redis.type(name)));
  const others = names.filter((_, index) => !['hash', 'none'].includes(kinds[index] ?? 'none'));
  if (others.length > 0) await redis.del(others);
  return others.length > 0;
}
