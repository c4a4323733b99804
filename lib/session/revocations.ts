import 'server-only';
import { environment } from '@/lib/environment';
import { processWide } from '../campus/process-wide.ts';
import { sharedStore } from '../redis/shared-store.ts';
import { openRevocationFile } from './revocation-file.ts';
import { shareRevocations } from './shared-revocations.ts';
import type { Revocations } from './types.ts';

/** Those of this site: in `DATA_DIR`, and in Redis where several instances share one. */
export function revocations(): Revocations {
  return processWide('session revocations', () => {
    const kept = openRevocationFile(environment().dataDir);
    const store = sharedStore();
    return store ? shareRevocations(kept, store) : kept;
  });
}
