import 'server-only';
import { randomBytes } from 'node:crypto';
import { readCookie, SESSION_COOKIE, sessionCookie } from '#lib/platform/http/cookie.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { machineTime } from '#lib/platform/runtime/machine-time.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Redis } from '#lib/platform/shared-state/redis-connection.ts';
import {
  PREFIX,
  type SharedStore,
  StoreUnavailableError,
  sharedStore,
} from '#lib/platform/shared-state/shared-store.ts';
import { openEmbedded } from '../campus-client/embedded.ts';
import { openRevocationFile, type StoredRevocations } from './revocation-file.ts';
import { reportRefused, seal, unseal } from './seal.ts';
import { isDueForRenewal, MAX_SESSION_MS, remaining } from './session-policy.ts';
import { type Revocations, type Session, type SessionState, sessionSchema } from './session-types.ts';

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

/** The revocations of this site: in `DATA_DIR`, and in Redis if several instances share one. */
function revocations(): Revocations {
  return processSingleton('session-revocations', () => {
    const stored = openRevocationFile(environment().dataDir);
    const store = sharedStore();
    const loggedOut = store ? shareRevocations(stored, store) : stored;
    return environment().upstreamUrl === null ? withAccounts(loggedOut) : loggedOut;
  });
}

/** With the embedded campus API, a session is also over after its account's password was changed or the account removed. */
function withAccounts(loggedOut: Revocations): Revocations {
  const isAccountCurrent = async (account: string) => {
    try {
      return (await openEmbedded()).isAccountState(account);
    } catch (cause) {
      throw new StoreUnavailableError('the state of the account is unknown', { cause });
    }
  };
  return {
    revoke: (session, until) => loggedOut.revoke(session, until),
    async isRevoked(session) {
      if (await loggedOut.isRevoked(session)) return true;
      return session.account !== undefined && !(await isAccountCurrent(session.account));
    },
  };
}

const MAX_SECONDS = MAX_SESSION_MS / 1000;

/** Reads the session of a request. A foreign, damaged or repeated cookie counts as none. */
export async function readSession(
  cookies: string | null,
  now = Date.now(),
  ended: Revocations = revocations(),
): Promise<SessionState> {
  const sealed = readCookie(cookies, SESSION_COOKIE);
  if (!sealed) return { kind: 'none' };
  let isTooOld = false;
  const opened = await unseal(sealed, MAX_SECONDS, (reason, error) => {
    isTooOld = reason === 'expired';
    reportRefused(reason, error);
  });
  const parsed = sessionSchema.safeParse(opened);
  if (!parsed.success) {
    metrics.sessions.inc({ event: isTooOld ? 'over' : 'refused' });
    return { kind: isTooOld ? 'ended' : 'none' };
  }
  const session = parsed.data;
  try {
    const isOver = remaining(session, now) === 0 || (await ended.isRevoked(session));
    if (isOver) metrics.sessions.inc({ event: 'over' });
    return isOver ? { kind: 'ended' } : { kind: 'open', session };
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { kind: 'unsure', session };
    throw error;
  }
}

/** Starts a new session, regardless of the cookie of the request. @returns the header that sets its cookie (OWASP ASVS 7.2.4) */
export async function startSession(user: string, account?: string): Promise<string> {
  metrics.sessions.inc({ event: 'started' });
  const now = Date.now();
  const id = randomBytes(16).toString('base64url');
  return cookieOf({ kind: 'qaa', id, user, account, since: now, seen: now, machine: machineTime() });
}

/** The header that updates a session's time of use if it is due, else null. */
export async function renewSession(session: Session, now = Date.now()): Promise<string | null> {
  return isDueForRenewal(session, now) ? cookieOf({ ...session, seen: now, machine: machineTime() }) : null;
}

/** Ends a session for every copy of its cookie. @returns the header that removes the cookie */
export async function endSession(session: Session, ended: Revocations = revocations()): Promise<string> {
  await ended.revoke(session, session.since + MAX_SESSION_MS);
  metrics.sessions.inc({ event: 'ended' });
  return sessionCookie('', 0);
}

async function cookieOf(session: Session): Promise<string> {
  return sessionCookie(await seal(session, MAX_SECONDS), MAX_SECONDS);
}
