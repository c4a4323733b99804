import cluster from 'node:cluster';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
} from 'rate-limiter-flexible';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { onRedis } from './on-redis.ts';

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'block' | 'get' | 'delete'>;

export type MakeLimiter = (options: IRateLimiterOptions) => Limiter;

/** Counts for all processes of this instance. */
export const inMemory: MakeLimiter = (options) =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);

/** Counts for all instances where there is a Redis (`REDIS_URL`), else for this one. */
export const forAll: MakeLimiter = (options) => {
  const store = sharedStore();
  return store ? onRedis(options, store, inMemory(options)) : inMemory(options);
};
