import 'server-only';
import { environment } from '@/lib/environment';
import { processWide } from '../campus/process-wide.ts';
import { openRevocationFile } from './revocation-file.ts';
import type { Revocations } from './types.ts';

/** Those of this site: in `DATA_DIR`, known to this process. Several instances need one store for all. */
export function revocations(): Revocations {
  return processWide('session revocations', () => openRevocationFile(environment().dataDir));
}
