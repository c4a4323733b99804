import 'server-only';
import type { Redis } from '#lib/redis/redis-connection.ts';
import { PREFIX, type SharedStore, StoreUnavailableError } from '#lib/redis/shared-store.ts';
import type { StoredRevocations } from './revocation-file.ts';
import type { Revocations } from './session-types.ts';

/** A visitor rather waits this long than is turned away. */
const DEADLINE_MS = 500;
const AGAIN_MS = 1000;
const UNKNOWN = 'whether a session was ended is not known';

const keyOf = (id: string) => `${PREFIX}ended-session:${id}`;

function note(redis: Redis, id: string, until: number): Promise<unknown> {
  return redis.set(keyOf(id), '1', { expiration: { type: 'PXAT', value: until } });
}

/**
 * What one instance has ended is ended at all: noted in Redis until the session would have ended anyway. While Redis is away or
 * takes nothing nobody can tell, and no session counts. Each instance notes what it has ended again when Redis is back, and goes on trying.
 */
export function shareRevocations(kept: StoredRevocations, store: SharedStore): Revocations {
  let again: NodeJS.Timeout | undefined;

  async function noteAll(): Promise<void> {
    clearTimeout(again);
    const open = [...kept.known()].filter(([, until]) => until > Date.now());
    const noted = await Promise.allSettled(open.map(([id, until]) => store.ask((redis) => note(redis, id, until))));
    if (noted.some(({ status }) => status === 'rejected')) again = setTimeout(noteAll, AGAIN_MS).unref();
  }

  store.whenWell(() => void noteAll());
  return {
    async revoke(session, until) {
      await kept.revoke(session, until);
      await store.ask((redis) => note(redis, session.id, until), DEADLINE_MS).catch(noteAll);
    },
    async isRevoked(session) {
      if (await kept.isRevoked(session)) return true;
      if (store.state() !== 'well') throw new StoreUnavailableError(UNKNOWN);
      try {
        return (await store.ask((redis) => redis.exists(keyOf(session.id)), DEADLINE_MS)) > 0;
      } catch (cause) {
        throw new StoreUnavailableError(UNKNOWN, { cause });
      }
    },
  };
}
