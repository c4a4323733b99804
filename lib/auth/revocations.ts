import 'server-only';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { openRevocationFile } from './revocation-file.ts';
import type { Revocations } from './session-types.ts';
import { shareRevocations } from './shared-revocations.ts';

/** Those of this site: in `DATA_DIR`, and in Redis where several instances share one. */
export function revocations(): Revocations {
  return processWide('session revocations', () => {
    const kept = openRevocationFile(environment().dataDir);
    const store = sharedStore();
    return store ? shareRevocations(kept, store) : kept;
  });
}
