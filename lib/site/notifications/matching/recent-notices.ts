import 'server-only';
import { z } from 'zod';
import type { ServiceName } from '#lib/platform/watch/outbox-status.ts';
import { type Change, type Records, readRecord } from '#lib/site/outbox/storage/stored-records.ts';

const DAY_MS = 24 * 3_600_000;
/** Documents are read, recognised and corrected within this time of their notice. */
const RECENT_MS = 30 * DAY_MS;

/**
 * A notice of the last weeks that a service has announced. `detectedAt`: epoch milliseconds. `read`: versions of its documents whose numbers were
 * compared, by file name; `notified`: subscribers whose number was in one.
 */
const recentNoticeSchema = z.object({
  detectedAt: z.number(),
  read: z.record(z.string(), z.string()),
  notified: z.array(z.string()),
});

export type RecentNotice = z.infer<typeof recentNoticeSchema>;

/** A stored notice with its id, its key and its stored value. */
export interface StoredNotice {
  id: string;
  key: string;
  notice: RecentNotice;
  value: string;
}

export const storeNotice = (service: ServiceName, id: string, notice: RecentNotice): Change => ({
  in: 'notices',
  key: `${service} ${id}`,
  value: JSON.stringify(notice),
});

/** A notice whose documents are compared from now on. */
export const newRecentNotice = (service: ServiceName, id: string, detectedAt: number): Change =>
  storeNotice(service, id, { detectedAt, read: {}, notified: [] });

export async function recentNotices(records: Records, service: ServiceName): Promise<StoredNotice[]> {
  const prefix = `${service} `;
  const notices: StoredNotice[] = [];
  for await (const page of records.pages('notices')) {
    for (const [key, value] of page) {
      const notice = key.startsWith(prefix) && readRecord(recentNoticeSchema, value);
      if (notice) notices.push({ id: key.slice(prefix.length), key, notice, value });
    }
  }
  return notices;
}

/** The stored notice as the condition of a change: another process may have handled it. */
export const unchanged = ({ key, value }: StoredNotice): Change => ({ in: 'notices', key, value });

/** Removes what a service has stored of older notices. */
export async function removeOldNotices(records: Records, service: ServiceName, now: number): Promise<void> {
  const old = (await recentNotices(records, service)).filter(({ notice }) => now - notice.detectedAt > RECENT_MS);
  if (old.length > 0) await records.change(old.map(({ key }) => ({ in: 'notices', key, value: null })));
}

/** Removes a subscriber from the notices of the last weeks. One that is being matched meanwhile keeps the id, which belongs to nobody. */
export async function forgetNotified(records: Records, id: string): Promise<void> {
  for await (const page of records.pages('notices'))
    for (const [key, value] of page)
      if (value.includes(id))
        await records.change(
          [{ in: 'notices', key, value: value.replaceAll(id, '') }],
          [{ in: 'notices', key, value }],
        );
}
