import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { finishBeforeExit, isStopping } from '#lib/platform/runtime/stopping.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { connectRedis, type Redis } from '#lib/platform/shared-state/redis-connection.ts';
import { PREFIX, StoreUnavailableError, sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { withTimeout } from '#lib/platform/shared-state/with-timeout.ts';

const counterRow = z.object({ visit: z.number() });

/** Visits in Redis that the database does not have yet. */
const KEY = `${PREFIX}visits`;
const WRITE_MS = 1000;
/** The most that Redis may add at once, as `counter set`. */
const MAX_VISITS = 999_999_999;

export type CounterStore = ReturnType<typeof createCounterStore>;

/**
 * Counts one visit and returns the new count. With Redis visits are counted there, and added to the database each second; else and while
 * Redis is unavailable in the database, by one statement, so that no count is lost between requests or processes.
 */
export function createCounterStore(database: DatabaseSync, findStore = sharedStore): { countVisit(): Promise<number> } {
  const add = database.prepare('UPDATE counter SET visit = visit + ? WHERE id = 1 RETURNING visit');
  /** No longer in Redis, and not in the database yet, which was locked or full. */
  let unwritten = 0;
  let isScheduled = false;

  function scheduleWrite(): void {
    if (!isScheduled) void finishBeforeExit(write());
    isScheduled = true;
  }

  async function write(): Promise<void> {
    await sleep(WRITE_MS);
    isScheduled = false;
    const store = findStore();
    try {
      const pending = Number(await store?.run((redis) => redis.getDel(KEY), WRITE_MS));
      if (Number.isInteger(pending) && pending > 0 && pending <= MAX_VISITS) unwritten += pending;
      if (unwritten > 0) add.run(unwritten);
      unwritten = 0;
    } catch (error) {
      // A key of another type would never be counted.
      if (/WRONGTYPE/.test(String(error))) await store?.run((redis) => redis.del(KEY)).catch(() => undefined);
      if (unwritten > 0 && !isStopping()) scheduleWrite();
    }
  }

  async function countVisit(): Promise<number> {
    const store = findStore();
    if (store?.state() === 'ready') {
      try {
        scheduleWrite();
        const pending = await store.run((redis) => redis.incr(KEY));
        return readVisits(database) + unwritten + pending;
      } catch (error) {
        // A command without a reply may have counted: rather none than twice.
        if (error instanceof StoreUnavailableError && error.cause !== undefined)
          return readVisits(database) + unwritten;
      }
    }
    // `get` would not report a full disk.
    const { visit } = counterRow.parse(add.all(1 + unwritten)[0]);
    unwritten = 0;
    return visit;
  }

  return { countVisit };
}

/** Replaces the number by `write`, and forgets the visits that only Redis has: they are of before. While Redis is unavailable the database has all of them. */
export async function replaceVisits<Result>(write: () => Result): Promise<Result> {
  const { redisUrl } = parseEnvironment(process.env);
  if (redisUrl === null) return write();
  const end = new AbortController();
  const results: Result[] = [];
  const handlers = {
    async run(redis: Redis) {
      results.push(write());
      end.abort();
      await withTimeout(WRITE_MS, redis.del(KEY));
    },
    onDisconnect: () => end.abort(),
  };
  await connectRedis(redisUrl, handlers, end.signal);
  const [result = write()] = results;
  return result;
}

export function readVisits(database: DatabaseSync): number {
  return counterRow.parse(database.prepare('SELECT visit FROM counter WHERE id = 1').get()).visit;
}
