import 'server-only';
import { PREFIX, sharedStore } from '#lib/platform/shared-state/shared-store.ts';

const TIMEOUT_MS = 2000;

/** The secret that all instances that share a Redis use: the first one's; `own` without a Redis. @throws StoreUnavailableError */
export async function sharedSecret(name: string, own: string, isValid: (text: string) => boolean): Promise<string> {
  const store = sharedStore();
  if (!store) return own;
  const key = `${PREFIX}${name}`;
  return store.run(async (redis) => {
    if (!['string', 'none'].includes(await redis.type(key))) await redis.del(key);
    await redis.setNX(key, own);
    const stored = await redis.get(key);
    if (stored !== null && isValid(stored)) return stored;
    await redis.set(key, own);
    return own;
  }, TIMEOUT_MS);
}
