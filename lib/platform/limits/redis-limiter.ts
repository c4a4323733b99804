import { type IRateLimiterOptions, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '#lib/platform/shared-state/redis-connection.ts';
import { PREFIX, type SharedStore } from '#lib/platform/shared-state/shared-store.ts';
import type { Limiter } from './limiter-types.ts';

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

  async function count<T>(operation: (limiter: Limiter) => Promise<T>): Promise<T> {
    try {
      return await store.run((redis) => operation(limiterOn(redis)));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return operation(local);
    }
  }

  return {
    consume: (...parameters) => count((limiter) => limiter.consume(...parameters)),
    penalty: (...parameters) => count((limiter) => limiter.penalty(...parameters)),
    reward: (...parameters) => count((limiter) => limiter.reward(...parameters)),
    block: (...parameters) => count((limiter) => limiter.block(...parameters)),
    get: (...parameters) => count((limiter) => limiter.get(...parameters)),
    delete: (...parameters) => count((limiter) => limiter.delete(...parameters)),
  };
}
