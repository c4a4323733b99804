import { setTimeout as sleep } from 'node:timers/promises';
import type { createClient } from '@redis/client';
import { withTimeout } from './with-timeout.ts';

export type Redis = ReturnType<typeof open>;

const CONNECT_MS = 2000;
const RECONNECT_DELAY_MS = 500;

export interface ConnectionHandlers {
  /** Called repeatedly, one call after the other; when it throws or `connection` is aborted, another connection is made. */
  run: (redis: Redis, connection: AbortController) => Promise<unknown>;
  /** Called for each connection that is made. */
  onConnect?: (redis: Redis) => Promise<unknown>;
  onDisconnect?: (error: unknown) => void;
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

/** Maintains a connection to Redis until `end`: replaces each one that breaks or hangs. Never throws. */
export async function connectRedis(
  url: string,
  { run, onConnect, onDisconnect }: ConnectionHandlers,
  end: AbortSignal,
): Promise<void> {
  // Not loaded where there is no Redis.
  const { createClient } = await import('@redis/client');
  while (!end.aborted) {
    const connection = new AbortController();
    const redis = open(createClient, url);
    redis.on('error', (error) => connection.abort(error));
    try {
      await withTimeout(CONNECT_MS, redis.connect());
      await onConnect?.(redis);
      while (!end.aborted && !connection.signal.aborted) await run(redis, connection);
    } catch (error) {
      onDisconnect?.(connection.signal.reason ?? error);
    }
    if (redis.isOpen) redis.destroy();
    await sleep(RECONNECT_DELAY_MS, undefined, { signal: end, ref: false }).catch(() => undefined);
  }
}
