import 'server-only';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import { mergeIds, newNotices } from '#lib/site/notifications/announcements/announcements.ts';
import { recentNotices, removeOld, storeNotice } from '#lib/site/notifications/matching/recent-notices.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { readAnnouncedIds, storeAnnouncedIds } from './storage/state.ts';

/**
 * Stores new notices, in one change with the ids that are announced from now on. The first list is announced as a whole. @returns the number of new
 * notices. @throws CampusApiError, and errors of the store
 */
export async function findNewNotices(records: MailRecords, now: number): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const stored = await records.get('state', 'announced');
  const announced = await readAnnouncedIds(records);
  const fresh = newNotices(list, announced, now);
  const ids = mergeIds(list, announced);
  const changes = [
    ...(announced !== null && ids.length === announced.size ? [] : [storeAnnouncedIds(ids)]),
    ...removeOld(await recentNotices(records), now),
    ...fresh.map(({ id }) => storeNotice(id, { detectedAt: now, state: 'waiting', read: {}, notified: [] })),
  ];
  if (changes.length === 0) return 0;
  const isStored = await records.change(changes, [{ in: 'state', key: 'announced', value: stored }]);
  return isStored ? fresh.length : 0;
}
