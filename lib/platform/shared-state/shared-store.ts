import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../runtime/log.ts';
import { processSingleton } from '../runtime/process-singleton.ts';
import { parseEnvironment } from '../settings/schema.ts';
import { connectRedis, type Redis } from './redis-connection.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** `readOnly`: Redis replies, but cannot be written: full, read-only, loading. */
export type RedisState = 'ready' | 'readOnly' | 'unavailable';

interface RedisStateTracker {
  /** Null until it is determined. */
  now(): RedisState | null;
  /** Each change is a line in the log. */
  set(state: RedisState, error?: unknown): void;
  /** Calls the listener each time Redis becomes ready, the first time too. */
  onReady(listener: () => void): void;
}

function createStateTracker(): RedisStateTracker {
  const listeners: (() => void)[] = [];
  let now: RedisState | null = null;
  return {
    now: () => now,
    set(state, error) {
      if (state === now) return;
      now = state;
      const reason = error instanceof Error ? error.message : undefined;
      if (state === 'ready') log.info('Redis is ready: limits and sessions are shared');
      if (state === 'readOnly') log.warn({ reason }, 'Redis is read-only: limits are per instance, no QAA area');
      if (state === 'unavailable') log.warn({ reason }, 'Redis is unavailable: limits are per instance, no QAA area');
      if (state === 'ready') for (const listener of listeners) listener();
    },
    onReady(listener) {
      listeners.push(listener);
      if (now === 'ready') listener();
    },
  };
}

/** Redis is unreachable or too slow. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

export interface SharedStore {
  state: RedisStateTracker['now'];
  /** @throws StoreUnavailableError when Redis does not reply within `timeoutMs`, and at once while it is unavailable; and Redis's own errors */
  run<T>(command: (redis: Redis) => Promise<T>, timeoutMs?: number): Promise<T>;
  onReady: RedisStateTracker['onReady'];
  close(): void;
}

/** The prefix of all keys: each site needs a separate Redis database. */
export const PREFIX = 'campus:';

const TIMEOUT_MS = 100;
const PROBE_INTERVAL_MS = 1000;
/** After so many late replies in a row Redis counts as unavailable, until a new connection replies. */
const MAX_MISSES = 2;

export function openStore(url: string): SharedStore {
  const end = new AbortController();
  const state = createStateTracker();
  let current: { redis: Redis; connection: AbortController } | null = null;
  let misses = 0;

  async function probe(redis: Redis, { signal }: AbortController): Promise<void> {
    try {
      await withTimeout(PROBE_INTERVAL_MS, redis.set(`${PREFIX}probe`, '1', { expiration: { type: 'EX', value: 60 } }));
      state.set('ready');
    } catch (error) {
      if (error instanceof TimeoutError || signal.aborted || !redis.isReady) throw error;
      state.set('readOnly', error);
    }
  }

  void connectRedis(
    url,
    {
      async run(redis, connection) {
        current = { redis, connection };
        await probe(redis, connection);
        misses = 0;
        await sleep(PROBE_INTERVAL_MS, undefined, { signal: connection.signal, ref: false });
      },
      onDisconnect(error) {
        current = null;
        state.set('unavailable', error);
      },
    },
    end.signal,
  );

  return {
    state: state.now,
    onReady: state.onReady,
    async run(command, timeoutMs = TIMEOUT_MS) {
      if (!current) throw new StoreUnavailableError('Redis is unavailable');
      const { redis, connection } = current;
      try {
        const reply = await withTimeout(timeoutMs, command(redis));
        misses = 0;
        return reply;
      } catch (error) {
        if (error instanceof TimeoutError && ++misses >= MAX_MISSES) {
          current = null;
          connection.abort(error);
        }
        if (error instanceof TimeoutError || connection.signal.aborted || !redis.isReady)
          throw new StoreUnavailableError('Redis is unavailable', { cause: error });
        throw error;
      }
    },
    close() {
      end.abort();
      current?.connection.abort();
    },
  };
}

/** The store that the instances of this site share (`REDIS_URL`); null where there is only one, and while the site is built. */
export function sharedStore(): SharedStore | null {
  return processSingleton('shared-store', () => {
    const { redisUrl } = parseEnvironment(process.env);
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
    return redisUrl === null || isBuild ? null : openStore(redisUrl);
  });
}
