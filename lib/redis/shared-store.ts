import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { connectRedis, type Redis } from './redis-connection.ts';
import { createState, type StateOfStore } from './store-state.ts';
import { TimeoutError, within } from './with-timeout.ts';

/** Redis is away or too slow. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreAway';
}

export interface SharedStore {
  state: StateOfStore['now'];
  /** @throws StoreUnavailableError when it does not answer within `ms`, and at once while it is away; and Redis's own errors */
  ask<T>(question: (redis: Redis) => Promise<T>, ms?: number): Promise<T>;
  whenWell: StateOfStore['whenWell'];
  close(): void;
}

/** The prefix of all keys: each site needs a Redis database of its own. */
export const PREFIX = 'campus:';

const DEADLINE_MS = 100;
const LOOK_MS = 1000;
/** After so many late replies in a row Redis counts as away, until a new connection replies. */
const MISSES = 2;

export function openStore(url: string): SharedStore {
  const end = new AbortController();
  const state = createState();
  let current: { redis: Redis; lost: AbortController } | null = null;
  let misses = 0;

  async function look(redis: Redis): Promise<void> {
    try {
      await within(LOOK_MS, redis.set(`${PREFIX}probe`, '1', { expiration: { type: 'EX', value: 60 } }));
      state.settle('well');
    } catch (error) {
      if (error instanceof TimeoutError || !redis.isReady) throw error;
      state.settle('refusing', error);
    }
  }

  void connectRedis(
    url,
    {
      async run(redis, lost) {
        current = { redis, lost };
        await look(redis);
        misses = 0;
        await sleep(LOOK_MS, undefined, { signal: lost.signal, ref: false });
      },
      onLost(error) {
        current = null;
        state.settle('away', error);
      },
    },
    end.signal,
  );

  return {
    state: state.now,
    whenWell: state.whenWell,
    async ask(question, ms = DEADLINE_MS) {
      if (!current) throw new StoreUnavailableError('Redis does not answer');
      const { redis, lost } = current;
      try {
        const answer = await within(ms, question(redis));
        misses = 0;
        return answer;
      } catch (error) {
        if (error instanceof TimeoutError && ++misses >= MISSES) {
          current = null;
          lost.abort(error);
        }
        if (error instanceof TimeoutError || !redis.isReady)
          throw new StoreUnavailableError('Redis does not answer', { cause: error });
        throw error;
      }
    },
    close() {
      end.abort();
      current?.lost.abort();
    },
  };
}

/** The store that the instances of this site share (`REDIS_URL`); null where there is only one, and while the site is built. */
export function sharedStore(): SharedStore | null {
  return processSingleton('shared store', () => {
    const { redisUrl } = parseEnvironment(process.env);
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
    return redisUrl === null || isBuild ? null : openStore(redisUrl);
  });
}
