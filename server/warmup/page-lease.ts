import { PREFIX, type SharedStore } from '#lib/redis/shared-store.ts';
import { instance } from '#lib/runtime/process-number.ts';

/** Longer than the rendering of a page takes; the other instances then find it in Redis. */
const HELD_MS = 10_000;

/** Tells whether this instance renders a page, of several that share a Redis. Each renders all pages while Redis is away. */
export function pageLease(store: SharedStore | null): (path: string) => Promise<boolean> {
  if (!store) return async () => true;
  const hold = { condition: 'NX', expiration: { type: 'PX', value: HELD_MS } } as const;
  return (path) => {
    const key = `${PREFIX}ahead:${path}`;
    return store
      .ask(async (redis) => (await redis.set(key, instance, hold)) !== null || (await redis.get(key)) === instance)
      .catch(() => true);
  };
}
