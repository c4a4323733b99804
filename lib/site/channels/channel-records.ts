import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { recordsInDataDir } from '#lib/site/notifications/storage/records-in-data-dir.ts';
import { recordsOnRedis } from '#lib/site/notifications/storage/records-on-redis.ts';
import type { RecordStore, StoredChange } from '#lib/site/notifications/storage/stored-records.ts';

/** `queue`: posts that wait, by their key and channel. */
export const channelCollections = ['queue', 'state'] as const;

type ChannelCollection = (typeof channelCollections)[number];
export type ChannelRecords = RecordStore<ChannelCollection>;
export type ChannelChange = StoredChange<ChannelCollection>;

/** Shared by all instances where there is a Redis (`REDIS_URL`), else in `DATA_DIR/channels.db`, for all processes. */
export function channelRecords(): ChannelRecords {
  return processSingleton('channel-records', () => {
    const store = sharedStore();
    return store
      ? recordsOnRedis(store, 'channels', channelCollections)
      : recordsInDataDir(environment().dataDir, 'channels.db');
  });
}
