import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { StoreUnavailableError, sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { openRevocationFile } from './revocation-file.ts';
import type { Revocations } from './session-types.ts';
import { shareRevocations } from './shared-revocations.ts';

/** The revocations of this site: in `DATA_DIR`, and in Redis if several instances share one. */
export function revocations(): Revocations {
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
