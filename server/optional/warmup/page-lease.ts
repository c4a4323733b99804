import { instance } from '#lib/platform/runtime/process-number.ts';
import { PREFIX, type SharedStore } from '#lib/platform/shared-state/shared-store.ts';

/** Longer than the rendering of a page takes; after it the other instances read the page from Redis. */
const LEASE_MS = 10_000;

/** Returns a function that decides whether this instance renders a page, of several that share a Redis. Each renders all pages while Redis is unavailable. */
export function pageLease(store: SharedStore | null): (path: string) => Promise<boolean> {
  if (!store) return async () => true;
  const lease = { condition: 'NX', expiration: { type: 'PX', value: LEASE_MS } } as const;
  return (path) => {
    const key = `${PREFIX}warmup:${path}`;
    return store
      .run(async (redis) => (await redis.set(key, instance, lease)) !== null || (await redis.get(key)) === instance)
      .catch(() => true);
  };
}
