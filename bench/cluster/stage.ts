import { type Cluster, startCluster } from '#deploy/cluster/testing/instances.ts';
import { prepareRedis, type RedisServer } from '#deploy/cluster/testing/redis.ts';
import { type Front, startFront } from '#deploy/testing/nginx.ts';
import { freePort } from '#e2e/support/process.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { SECRETS } from '../faults/stage.ts';

export interface Stage extends Cluster {
  redis: RedisServer;
  front: Front;
}

/** nginx before these sites, without limits. */
export async function behindFront<T>(sites: readonly string[], measure: (front: Front) => Promise<T>): Promise<T> {
  const front = await startFront(sites, await freePort(), await freePort(), { isUnlimited: true });
  try {
    return await measure(front);
  } finally {
    await front.stop();
  }
}

/** Two instances of one process each, behind nginx, with a Redis of their own. */
export async function onCluster<T>(measure: (stage: Stage) => Promise<T>): Promise<T> {
  const redis = await prepareRedis();
  await redis.start();
  try {
    const cluster = await startCluster(redis.url, { API_RATE_LIMIT: '0', WEB_CONCURRENCY: '1', ...SECRETS });
    try {
      const sites = [cluster.one.url, cluster.other.url];
      return await behindFront(sites, (front) => measure({ ...cluster, redis, front }));
    } finally {
      await cluster.stop();
    }
  } finally {
    await redis.kill();
  }
}

/** Milliseconds until the page is whole, over a connection of its own. @throws where it is no success */
export async function timeOf(base: string, path: string): Promise<number> {
  const start = performance.now();
  const { status } = await rawRequest(base, path);
  if (status !== 200) throw new Error(`${base}${path} answered ${status}`);
  return performance.now() - start;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
