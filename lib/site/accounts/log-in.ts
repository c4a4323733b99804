import { clip } from '#packages/nepali/text/clip.ts';
import 'server-only';
import { anonymizedIp } from '#lib/platform/http/anonymized-ip.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { createEventRecorder } from '#lib/platform/watch/event-times.ts';
import { CampusApiError } from '../campus-client/errors.ts';
import { logInToQaa } from '../campus-client/qaa.ts';
import type { Credentials } from './credentials.ts';
import { type AttemptResult, createLoginLimits, type LoginLimits } from './login-limits.ts';
import { userDigest } from './user-digest.ts';

/** The limits of this process, for all login endpoints. */
export function loginLimits(): LoginLimits {
  return processSingleton('login-limits', () => createLoginLimits());
}

const recordLock = createEventRecorder('qaa-login-locked');

/** Maximum length of a message of the campus API that is shown. */
const MAX_MESSAGE_LENGTH = 300;

/** Result of a login. `unavailable`: the campus API failed, with a matching status; or Redis did, with status 503. */
export type LoginResult =
  | { kind: 'accepted'; user: string; message: string; account?: string | undefined }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; wait: number }
  | { kind: 'unavailable'; status: 502 | 503 | 504 };

/** Sends a login to the campus API, once, if the limits permit it. Each result is counted and logged, without password and user name. */
export async function logIn({ userName, password }: Credentials, address: string): Promise<LoginResult> {
  const user = userDigest(userName);
  const result = isStoreReady() ? await attemptLogin({ userName, password }, address, user) : STORE_UNAVAILABLE;
  log[result.kind === 'accepted' ? 'info' : 'warn'](
    { event: 'qaa login', result: result.kind, address: anonymizedIp(address), user },
    'QAA login',
  );
  metrics.logins.labels(result.kind).inc();
  return result;
}

/** Without the store it is unknown whether a new session was ended. */
const STORE_UNAVAILABLE: LoginResult = { kind: 'unavailable', status: 503 };

function isStoreReady(): boolean {
  const store = sharedStore();
  return store === null || store.state() === 'ready';
}

async function attemptLogin(credentials: Credentials, address: string, user: string): Promise<LoginResult> {
  const { wait, report } = await loginLimits().admit(address, user);
  // One second is also the wait for other logins.
  if (wait > 1) recordLock(environment().dataDir, presentTime());
  return report ? requestLogin(credentials, user, report) : { kind: 'limited', wait };
}

async function requestLogin(
  credentials: Credentials,
  user: string,
  report: (result: AttemptResult) => Promise<void>,
): Promise<LoginResult> {
  let result: AttemptResult = 'unknown';
  try {
    const { accepted, message, account } = await logInToQaa(credentials);
    result = accepted ? 'accepted' : 'refused';
    return accepted ? { kind: 'accepted', user, message, account } : { kind: 'refused', message: shorten(message) };
  } catch (error) {
    if (error instanceof CampusApiError) return { kind: 'unavailable', status: statusOf(error) };
    throw error;
  } finally {
    await report(result);
  }
}

function shorten(message: string): string {
  return clip(message.replace(/\p{Cc}+/gu, ' '), MAX_MESSAGE_LENGTH + 1);
}

function statusOf({ kind, status }: CampusApiError): 502 | 503 | 504 {
  if (kind === 'timeout') return 504;
  return kind === 'unreachable' || kind === 'open-circuit' || status === 503 || status === 429 ? 503 : 502;
}
