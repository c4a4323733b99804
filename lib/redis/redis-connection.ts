import { setTimeout as sleep } from 'node:timers/promises';
import type { createClient } from '@redis/client';
import { within } from './with-timeout.ts';

export type Redis = ReturnType<typeof open>;

const CONNECT_MS = 2000;
const PAUSE_MS = 500;

export interface Use {
  /** Called again and again, one after the other; when it throws or `lost` is aborted, another connection is made. */
  run: (redis: Redis, lost: AbortController) => Promise<unknown>;
  /** Called for each connection that is made. */
  onMade?: (redis: Redis) => Promise<unknown>;
  onLost?: (error: unknown) => void;
}

function open(create: typeof createClient, url: string) {
  return create({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    // The client's own reconnecting does not replace a connection that hangs.
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
}

/** Keeps a connection to Redis until `end`: replaces one that breaks or hangs, again and again. Never throws. */
export async function connectRedis(url: string, { run, onMade, onLost }: Use, end: AbortSignal): Promise<void> {
  // Not loaded where there is no Redis.
  const { createClient } = await import('@redis/client');
  while (!end.aborted) {
    const lost = new AbortController();
    const redis = open(createClient, url);
    redis.on('error', (error) => lost.abort(error));
    try {
      await within(CONNECT_MS, redis.connect());
      await onMade?.(redis);
      while (!end.aborted && !lost.signal.aborted) await run(redis, lost);
    } catch (error) {
      onLost?.(lost.signal.reason ?? error);
    }
    if (redis.isOpen) redis.destroy();
    await sleep(PAUSE_MS, undefined, { signal: end, ref: false }).catch(() => undefined);
  }
}
