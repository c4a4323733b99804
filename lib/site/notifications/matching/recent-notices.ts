import 'server-only';
import { z } from 'zod';
import { type RecordStore, readRecord, type StoredChange } from '../storage/stored-records.ts';

const DAY_MS = 24 * 3_600_000;
/** Documents are read, recognised and corrected within this time of their notice. */
const RECENT_MS = 30 * DAY_MS;

/**
 * A notice of the last weeks. `detectedAt`: epoch milliseconds. `waiting`: may still be withdrawn; `skipped`: of an import. `read`: versions of its
 * documents whose numbers were compared, by file name; `notified`: subscribers whose number was in one.
 */
const recentNoticeSchema = z.object({
  detectedAt: z.number(),
  state: z.enum(['waiting', 'matched', 'skipped']),
  read: z.record(z.string(), z.string()),
  notified: z.array(z.string()),
});

export type RecentNotice = z.infer<typeof recentNoticeSchema>;

type NoticeChange = StoredChange<'notices'>;

/** A stored notice with its id and its stored value. */
export interface StoredNotice {
  id: string;
  notice: RecentNotice;
  value: string;
}

export const storeNotice = (id: string, notice: RecentNotice): NoticeChange => ({
  in: 'notices',
  key: id,
  value: JSON.stringify(notice),
});

export async function recentNotices(records: RecordStore<'notices'>): Promise<StoredNotice[]> {
  const notices: StoredNotice[] = [];
  for await (const page of records.pages('notices')) {
    for (const [id, value] of page) {
      const notice = readRecord(recentNoticeSchema, value);
      if (notice) notices.push({ id, notice, value });
    }
  }
  return notices;
}

/** The stored notice as the condition of a change: another process may have handled it. */
export const unchanged = ({ id, value }: StoredNotice): NoticeChange => ({ in: 'notices', key: id, value });

export const removeOld = (notices: readonly StoredNotice[], now: number): NoticeChange[] =>
  notices
    .filter(({ notice }) => now - notice.detectedAt > RECENT_MS)
    .map(({ id }) => ({ in: 'notices', key: id, value: null }));

/** Removes a subscriber from the notices of the last weeks. One that is being matched meanwhile keeps the id, which belongs to nobody. */
export async function forgetNotified(records: RecordStore<'notices'>, id: string): Promise<void> {
  for await (const page of records.pages('notices'))
    for (const [key, value] of page)
      if (value.includes(id))
        await records.change(
          [{ in: 'notices', key, value: value.replaceAll(id, '') }],
          [{ in: 'notices', key, value }],
        );
}
