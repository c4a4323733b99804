import 'server-only';
import type { Redis } from '#lib/platform/shared-state/redis-connection.ts';
import { PREFIX, type SharedStore, StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import type { StoredRevocations } from './revocation-file.ts';
import type { Revocations } from './session-types.ts';

/** Maximum delay of a visitor before the session counts as unknown. */
const TIMEOUT_MS = 500;
const RETRY_MS = 1000;
const UNKNOWN = 'the revocation state of a session is unknown';

const keyOf = (id: string) => `${PREFIX}ended-session:${id}`;

function writeRevocation(redis: Redis, id: string, until: number): Promise<unknown> {
  return redis.set(keyOf(id), '1', { expiration: { type: 'PXAT', value: until } });
}

/**
 * Shares revocations between instances: they are stored in Redis until the session would have expired. While Redis is unavailable or
 * read-only the state is unknown, and no session is accepted. When Redis is ready again, each instance writes its revocations, with retries.
 */
export function shareRevocations(stored: StoredRevocations, store: SharedStore): Revocations {
  let retryTimer: NodeJS.Timeout | undefined;

  async function writeAll(): Promise<void> {
    clearTimeout(retryTimer);
    const open = [...stored.entries()].filter(([, until]) => until > Date.now());
    const results = await Promise.allSettled(
      open.map(([id, until]) => store.run((redis) => writeRevocation(redis, id, until))),
    );
    if (results.some(({ status }) => status === 'rejected')) retryTimer = setTimeout(writeAll, RETRY_MS).unref();
  }

  store.onReady(() => void writeAll());
  return {
    async revoke(session, until) {
      await stored.revoke(session, until);
      await store.run((redis) => writeRevocation(redis, session.id, until), TIMEOUT_MS).catch(writeAll);
    },
    async isRevoked(session) {
      if (await stored.isRevoked(session)) return true;
      if (store.state() !== 'ready') throw new StoreUnavailableError(UNKNOWN);
      try {
        return (await store.run((redis) => redis.exists(keyOf(session.id)), TIMEOUT_MS)) > 0;
      } catch (cause) {
        throw new StoreUnavailableError(UNKNOWN, { cause });
      }
    },
  };
}
