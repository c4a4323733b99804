import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import type { CreateLimiter } from './limiter-types.ts';
import { createRedisLimiter } from './redis-limiter.ts';

/** Counts for all processes of this instance. */
const createLocalLimiter: CreateLimiter = (options) =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);

/** Counts for all instances where there is a Redis (`REDIS_URL`), else for this one. */
export const createSharedLimiter: CreateLimiter = (options) => {
  const store = sharedStore();
  const local = createLocalLimiter(options);
  return store ? createRedisLimiter(options, store, local) : local;
};
