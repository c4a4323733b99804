import 'server-only';
import { PREFIX, type SharedStore } from '#lib/redis/shared-store.ts';
import { instance } from '#lib/runtime/process-number.ts';

/** Whether this instance, of several that share a Redis, is the one that announces notices; true holds for a minute. @throws StoreUnavailableError */
export type TakeLease = () => Promise<boolean>;

const KEY = `${PREFIX}push:turn`;
const DEADLINE_MS = 2000;
/** Longer than a round of messages to services that hang. */
const HELD_MS = 60_000;

export function leaderLease(store: SharedStore | null): TakeLease {
  if (!store) return async () => true;
  const hold = { condition: 'NX', expiration: { type: 'PX', value: HELD_MS } } as const;
  return () =>
    store.ask(async (redis) => {
      if ((await redis.set(KEY, instance, hold)) !== null) return true;
      // A lease without an expiry would never end.
      if ((await redis.pTTL(KEY)) === -1) await redis.del(KEY);
      return (await redis.get(KEY)) === instance && (await redis.pExpire(KEY, HELD_MS)) === 1;
    }, DEADLINE_MS);
}
