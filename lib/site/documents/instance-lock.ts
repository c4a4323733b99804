import 'server-only';
import { PREFIX, sharedStore } from '#lib/platform/shared-state/shared-store.ts';

/** Whether this instance locks work on a document, among several that share a Redis; true without Redis. */
export async function tryLock(name: string, milliseconds: number): Promise<boolean> {
  const store = sharedStore();
  if (!store) return true;
  const lock = { condition: 'NX', expiration: { type: 'PX', value: milliseconds } } as const;
  try {
    return (await store.run((redis) => redis.set(PREFIX + name, '1', lock))) !== null;
  } catch {
    return true;
  }
}

/** Ends a lock of this instance. */
export async function unlock(name: string): Promise<void> {
  // A lock that remains ends by itself.
  await sharedStore()
    ?.run((redis) => redis.del(PREFIX + name))
    .catch(() => undefined);
}
