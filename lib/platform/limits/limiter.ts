import cluster from 'node:cluster';
import {
  type IRateLimiterOptions,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { processSingleton } from '../runtime/process-singleton.ts';
import type { Redis } from '../shared-state/redis-connection.ts';
import { PREFIX, type SharedStore, sharedStore } from '../shared-state/shared-store.ts';
import type { CreateLimiter, Limiter } from './limiter-types.ts';

type Run = <T>(operation: (limiter: Limiter) => Promise<T>) => Promise<T>;

/** A limiter that counts by `run`, and with `fallback` while that fails. */
function withFallback(run: Run, fallback: Limiter): Limiter {
  const count: Run = async (operation) => {
    try {
      return await run(operation);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return operation(fallback);
    }
  };
  return {
    consume: (...parameters) => count((limiter) => limiter.consume(...parameters)),
    penalty: (...parameters) => count((limiter) => limiter.penalty(...parameters)),
    reward: (...parameters) => count((limiter) => limiter.reward(...parameters)),
    block: (...parameters) => count((limiter) => limiter.block(...parameters)),
    get: (...parameters) => count((limiter) => limiter.get(...parameters)),
    delete: (...parameters) => count((limiter) => limiter.delete(...parameters)),
  };
}

/** Counts in Redis, for all instances; with `local` while Redis is unavailable, slow or read-only. */
export function createRedisLimiter(options: IRateLimiterOptions, store: SharedStore, local: Limiter): Limiter {
  const keyPrefix = `${PREFIX}limit:${options.keyPrefix}`;
  let current: { redis: Redis; limiter: Limiter } | null = null;

  function limiterOn(redis: Redis): Limiter {
    if (current?.redis !== redis) {
      current = {
        redis,
        limiter: new RateLimiterRedis({ ...options, keyPrefix, storeClient: redis, useRedisPackage: true }),
      };
    }
    return current.limiter;
  }

  return withFallback((operation) => store.run((redis) => operation(limiterOn(redis))), local);
}

/** How long a request waits for the primary process, which counts for all and may be busy. */
const TIMEOUT_MS = 500;

/** Counts for all processes of this instance; for this process alone while the primary process does not respond. */
const createLocalLimiter: CreateLimiter = (options) => {
  const own = new RateLimiterMemory(options);
  if (!cluster.isWorker) return own;
  const ofAll = new RateLimiterCluster({ ...options, timeoutMs: TIMEOUT_MS });
  return withFallback((operation) => operation(ofAll), own);
};

/** Counts for all instances where there is a Redis (`REDIS_URL`), else for this one. */
export const createSharedLimiter: CreateLimiter = (options) => {
  const store = sharedStore();
  const local = createLocalLimiter(options);
  return store ? createRedisLimiter(options, store, local) : local;
};

/** The one limiter of this process with the prefix of `options`. */
export function sharedLimiter(options: IRateLimiterOptions & { keyPrefix: string }): Limiter {
  const limiters = processSingleton('endpoint-limits', () => new Map());
  const limiter = limiters.get(options.keyPrefix) ?? createSharedLimiter(options);
  limiters.set(options.keyPrefix, limiter);
  return limiter;
}
