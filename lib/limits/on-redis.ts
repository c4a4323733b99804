import { type IRateLimiterOptions, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '#lib/redis/redis-connection.ts';
import { PREFIX, type SharedStore } from '#lib/redis/shared-store.ts';
import type { Limiter } from './limiter.ts';

/** Counts in Redis, for all instances; with `local` while Redis is away, slow or read-only. */
export function onRedis(options: IRateLimiterOptions, store: SharedStore, local: Limiter): Limiter {
  const keyPrefix = `${PREFIX}limit:${options.keyPrefix}`;
  let known: { redis: Redis; limiter: Limiter } | null = null;

  function limiterOn(redis: Redis): Limiter {
    if (known?.redis !== redis) {
      known = {
        redis,
        limiter: new RateLimiterRedis({ ...options, keyPrefix, storeClient: redis, useRedisPackage: true }),
      };
    }
    return known.limiter;
  }

  async function count<T>(how: (limiter: Limiter) => Promise<T>): Promise<T> {
    try {
      return await store.ask((redis) => how(limiterOn(redis)));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return how(local);
    }
  }

  return {
    consume: (...said) => count((limiter) => limiter.consume(...said)),
    penalty: (...said) => count((limiter) => limiter.penalty(...said)),
    reward: (...said) => count((limiter) => limiter.reward(...said)),
    block: (...said) => count((limiter) => limiter.block(...said)),
    get: (...said) => count((limiter) => limiter.get(...said)),
    delete: (...said) => count((limiter) => limiter.delete(...said)),
  };
}
