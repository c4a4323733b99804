import { PREFIX, type SharedStore } from '#lib/redis/shared-store.ts';
import { instance } from '#lib/runtime/process-number.ts';

/** Longer than a page takes; then it is in Redis, where the others find it. */
const HELD_MS = 10_000;

/** Whether it is this instance that renders a page, of several that share a Redis. Without one each does. */
export function pageClaims(store: SharedStore | null): (path: string) => Promise<boolean> {
  if (!store) return async () => true;
  const hold = { condition: 'NX', expiration: { type: 'PX', value: HELD_MS } } as const;
  return (path) => {
    const key = `${PREFIX}ahead:${path}`;
    return store
      .ask(async (redis) => (await redis.set(key, instance, hold)) !== null || (await redis.get(key)) === instance)
      .catch(() => true);
  };
}
