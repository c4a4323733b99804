import 'server-only';
import { StoreUnavailableError, sharedStore } from '#lib/redis/shared-store.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { openEmbedded } from '#lib/upstream/embedded.ts';
import { openRevocationFile } from './revocation-file.ts';
import type { Revocations } from './session-types.ts';
import { shareRevocations } from './shared-revocations.ts';

/** Those of this site: in `DATA_DIR`, and in Redis where several instances share one. */
export function revocations(): Revocations {
  return processSingleton('session revocations', () => {
    const kept = openRevocationFile(environment().dataDir);
    const store = sharedStore();
    const loggedOut = store ? shareRevocations(kept, store) : kept;
    return environment().upstreamUrl === null ? withAccounts(loggedOut) : loggedOut;
  });
}

/** Of the embedded campus API a session is over, too, once its account has another password, or is gone. */
function withAccounts(loggedOut: Revocations): Revocations {
  const isOfAccount = async (account: string) => {
    try {
      return (await openEmbedded()).isAccountState(account);
    } catch (cause) {
      throw new StoreUnavailableError('whether the account is still there is not known', { cause });
    }
  };
  return {
    revoke: (session, until) => loggedOut.revoke(session, until),
    async isRevoked(session) {
      if (await loggedOut.isRevoked(session)) return true;
      return session.account !== undefined && !(await isOfAccount(session.account));
    },
  };
}
