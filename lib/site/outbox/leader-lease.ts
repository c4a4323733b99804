import 'server-only';
import { instance } from '#lib/platform/runtime/process-number.ts';
import { PREFIX, type SharedStore } from '#lib/platform/shared-state/shared-store.ts';

/** Whether this instance, among all that share a Redis, sends messages; true holds for a minute. @throws StoreUnavailableError */
export type TakeLease = () => Promise<boolean>;

const TIMEOUT_MS = 2000;
/** Longer than a round of messages to services that hang. */
const LEASE_MS = 60_000;

export function leaderLease(store: SharedStore | null): TakeLease {
  if (!store) return async () => true;
  const key = `${PREFIX}outbox:turn`;
  const hold = { condition: 'NX', expiration: { type: 'PX', value: LEASE_MS } } as const;
  return () =>
    store.run(async (redis) => {
      if ((await redis.set(key, instance, hold)) !== null) return true;
      // A lease without an expiry would never end.
      if ((await redis.pTTL(key)) === -1) await redis.del(key);
      return (await redis.get(key)) === instance && (await redis.pExpire(key, LEASE_MS)) === 1;
    }, TIMEOUT_MS);
}
