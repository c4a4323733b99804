import { type IRateLimiterOptions, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Redis } from '#lib/platform/shared-state/redis-connection.ts';
import { PREFIX, type SharedStore } from '#lib/platform/shared-state/shared-store.ts';
import type { Limiter } from './limiter-types.ts';
import { withFallback } from './with-fallback.ts';

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
