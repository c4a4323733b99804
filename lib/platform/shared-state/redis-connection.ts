import { setTimeout as sleep } from 'node:timers/promises';
import type { createClient, createCluster } from '@redis/client';
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

// The client's own reconnecting does not replace a connection that hangs.
const socket = { connectTimeout: CONNECT_MS, reconnectStrategy: false } as const;
const queue = { disableOfflineQueue: true, commandsQueueMaxLength: 1000 };

function open(create: typeof createClient, url: string) {
  return create({ url, RESP: 2, ...queue, socket });
}

/**
 * Opens the cluster of these nodes. The host in `url` names the site: as the hash tag of all its keys it keeps them in one slot, so that
 * scripts and commands with several keys work, and apart from those of other sites.
 */
function openCluster(create: typeof createCluster, url: string, nodes: readonly string[]): Redis {
  const { protocol, hostname, username, password } = new URL(url);
  const [user, word] = [username || 'default', password].map(decodeURIComponent);
  const redis = create({
    rootNodes: nodes.map((node) => ({ url: `${protocol}//${node}`, socket: { socketTimeout: CONNECT_MS } })),
    RESP: 2,
    keyPrefix: `{${hostname}}`,
    minimizeConnections: true,
    defaults: {
      ...queue,
      ...(word && { username: user, password: word }),
      socket: { ...socket, tls: protocol === 'rediss:' },
    },
  });
  // It has all commands of a client that the site uses.
  return redis as unknown as Redis;
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
  const { createClient, createCluster } = await import('@redis/client');
  const { redisSentinels, redisCluster } = parseEnvironment(process.env);
  const openNow = async () => {
    if (redisCluster.length > 0) return openCluster(createCluster, url, redisCluster);
    return open(createClient, redisSentinels.length > 0 ? await masterAddress(createClient, url, redisSentinels) : url);
  };
  while (!end.aborted) {
    const connection = new AbortController();
    let redis: Redis | null = null;
    try {
      redis = await openNow();
      // A cluster's `error` may be that of one node while another one replies.
      redis.on('error', (error) => redisCluster.length === 0 && connection.abort(error));
      redis.on('node-error', (error) => connection.abort(error));
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
