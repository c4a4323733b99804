import 'server-only';
import { anonymizedIp } from '#lib/http/anonymized-ip.ts';
import { metrics } from '#lib/metrics/index.ts';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { log } from '#lib/runtime/log.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { logInToQaa } from '#lib/upstream/qaa.ts';
import type { Credentials } from './credentials.ts';
import type { Outcome } from './login-limits.ts';
import { loginLimits } from './shared-login-limits.ts';
import { userDigest } from './user-digest.ts';

/** The longest message of the campus API that is shown. */
const MESSAGE_LENGTH = 300;

/** What became of a login. `unavailable`: the campus API failed, with the status that tells how; or Redis, which is 503. */
export type LoginResult =
  | { kind: 'accepted'; user: string; message: string; account?: string | undefined }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; wait: number }
  | { kind: 'unavailable'; status: 502 | 503 | 504 };

/** Asks the campus API, once, if the limits let it. Each outcome is counted and logged, with neither password nor user name. */
export async function logIn({ userName, password }: Credentials, address: string): Promise<LoginResult> {
  const user = userDigest(userName);
  const result = isStoreWell() ? await tryIn({ userName, password }, address, user) : WITHOUT_STORE;
  log[result.kind === 'accepted' ? 'info' : 'warn'](
    { event: 'qaa login', outcome: result.kind, address: anonymizedIp(address), user },
    'QAA login',
  );
  metrics.logins.inc({ outcome: result.kind });
  return result;
}

/** Nobody could tell whether the session that a login makes was ended. */
const WITHOUT_STORE: LoginResult = { kind: 'unavailable', status: 503 };

function isStoreWell(): boolean {
  const store = sharedStore();
  return store === null || store.state() === 'well';
}

async function tryIn(credentials: Credentials, address: string, user: string): Promise<LoginResult> {
  const { wait, settle } = await loginLimits().admit(address, user);
  return settle ? ask(credentials, user, settle) : { kind: 'limited', wait };
}

async function ask(
  credentials: Credentials,
  user: string,
  settle: (outcome: Outcome) => Promise<void>,
): Promise<LoginResult> {
  let outcome: Outcome = 'unknown';
  try {
    const { accepted, message, account } = await logInToQaa(credentials);
    outcome = accepted ? 'accepted' : 'refused';
    return accepted ? { kind: 'accepted', user, message, account } : { kind: 'refused', message: shorten(message) };
  } catch (error) {
    if (error instanceof CampusApiError) return { kind: 'unavailable', status: statusOf(error) };
    throw error;
  } finally {
    await settle(outcome);
  }
}

function shorten(message: string): string {
  const plain = message.replace(/\p{Cc}+/gu, ' ').trim();
  return plain.length > MESSAGE_LENGTH ? `${plain.slice(0, MESSAGE_LENGTH)}…` : plain;
}

function statusOf({ kind, status }: CampusApiError): 502 | 503 | 504 {
  if (kind === 'timeout') return 504;
  return kind === 'unreachable' || kind === 'open-circuit' || status === 503 || status === 429 ? 503 : 502;
}
