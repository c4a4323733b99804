import cluster from 'node:cluster';
import { type IRateLimiterOptions, RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import type { CreateLimiter, Limiter } from './limiter-types.ts';
import { createRedisLimiter } from './redis-limiter.ts';
import { withFallback } from './with-fallback.ts';

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
