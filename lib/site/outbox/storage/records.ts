import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { recordsInDataDir } from './records-in-data-dir.ts';
import { recordsOnRedis } from './records-on-redis.ts';
import type { Records } from './stored-records.ts';

/** Shared by all instances where there is a Redis (`REDIS_URL`), else in `DATA_DIR/outbox.db`, for all processes. */
export function records(): Records {
  return processSingleton('outbox-records', () => {
    const store = sharedStore();
    return store ? recordsOnRedis(store, 'outbox') : recordsInDataDir(environment().dataDir, 'outbox.db');
  });
}
