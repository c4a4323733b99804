import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { recordsInDataDir } from '#lib/site/notifications/storage/records-in-data-dir.ts';
import { recordsOnRedis } from '#lib/site/notifications/storage/records-on-redis.ts';
import type { RecordStore, StoredChange } from '#lib/site/notifications/storage/stored-records.ts';

/**
 * `requests`: subscriptions that wait for their confirmation, `confirmations`: their mails, both by the id of the request.
 * `subscribers` by id, `addresses`: their ids by the digest of the address. `queue`: mails to subscribers, `notices`: recent notices by id.
 */
export const mailCollections = [
  'requests',
  'confirmations',
  'subscribers',
  'addresses',
  'queue',
  'notices',
  'state',
] as const;

type MailCollection = (typeof mailCollections)[number];
export type MailRecords = RecordStore<MailCollection>;
export type MailChange = StoredChange<MailCollection>;

/** Shared by all instances where there is a Redis (`REDIS_URL`), else in `DATA_DIR/mail.db`, for all processes. */
export function mailRecords(): MailRecords {
  return processSingleton('mail-records', () => {
    const store = sharedStore();
    return store ? recordsOnRedis(store, 'mail', mailCollections) : recordsInDataDir(environment().dataDir, 'mail.db');
  });
}
