import { setTimeout as sleep } from 'node:timers/promises';
import type { createClient } from '@redis/client';
import { parseEnvironment } from '../settings/schema.ts';
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

/**
 * The address of the present master, as the first of the Sentinels that replies knows it: in `url` the name of the master stands for the host.
 * https://redis.io/docs/latest/develop/reference/sentinel-clients/ @throws Error if none knows it
 */
async function masterAddress(create: typeof createClient, url: string, sentinels: readonly string[]): Promise<string> {
  const address = new URL(url);
  let failure: unknown;
  for (const sentinel of sentinels) {
    const client = open(create, `redis://${sentinel}`);
    client.on('error', () => undefined);
    try {
      await withTimeout(CONNECT_MS, client.connect());
      const command = client.sendCommand<[string, string] | null>([
        'SENTINEL',
        'GET-MASTER-ADDR-BY-NAME',
        address.hostname,
      ]);
      const [host, port] = (await withTimeout(CONNECT_MS, command)) ?? [];
      if (host === undefined || port === undefined) throw new Error(`${sentinel} knows no master ${address.hostname}`);
      return Object.assign(address, { hostname: host, port }).href;
    } catch (error) {
      failure = error;
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
  throw failure;
}

/** Maintains a connection to Redis until `end`: replaces each one that breaks or hangs. Never throws. */
export async function connectRedis(
  url: string,
  { run, onConnect, onDisconnect }: ConnectionHandlers,
  end: AbortSignal,
): Promise<void> {
  // Not loaded where there is no Redis.
  const { createClient } = await import('@redis/client');
  const { redisSentinels } = parseEnvironment(process.env);
  while (!end.aborted) {
    const connection = new AbortController();
    let redis: Redis | null = null;
    try {
      const address = redisSentinels.length > 0 ? await masterAddress(createClient, url, redisSentinels) : url;
      redis = open(createClient, address);
      redis.on('error', (error) => connection.abort(error));
      await withTimeout(CONNECT_MS, redis.connect());
      await onConnect?.(redis);
      while (!end.aborted && !connection.signal.aborted) await run(redis, connection);
    } catch (error) {
      onDisconnect?.(connection.signal.reason ?? error);
    }
    if (redis?.isOpen) redis.destroy();
    await sleep(RECONNECT_DELAY_MS, undefined, { signal: end, ref: false }).catch(() => undefined);
  }
}
