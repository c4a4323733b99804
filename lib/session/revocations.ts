import 'server-only';
import { environment } from '@/lib/environment';
import { processWide } from '../campus/process-wide.ts';
import { openRevocationFile } from './revocation-file.ts';
import type { Session } from './types.ts';

/**
 * The sessions that were logged out: a sealed cookie cannot be called back, a copy of it must be refused. One that cannot
 * tell throws, and the session is then not accepted.
 */
export interface Revocations {
  /** `until`: when the session would have ended anyway, epoch milliseconds. */
  revoke(session: Session, until: number): Promise<void>;
  isRevoked(session: Session): Promise<boolean>;
}

/** Those of this site: in `DATA_DIR`, known to this process. Several instances need one store for all. */
export function revocations(): Revocations {
  return processWide('session revocations', () => openRevocationFile(environment().dataDir));
}
