import 'server-only';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import { type Change, type Records, readIdSet } from '../storage/stored-records.ts';
import { mergeIds } from './announcements.ts';

/** The ids of notices that are no longer new; null before the first round. */
export async function readAnnouncedIds(records: Records): Promise<Set<string> | null> {
  return readIdSet(await records.get('state', 'known'));
}

export function storeAnnouncedIds(ids: readonly string[]): Change {
  return { in: 'state', key: 'known', value: JSON.stringify(ids) };
}

/**
 * Marks all existing notices as announced when the first visitor subscribes: push announces newer ones only. While the campus API is
 * unavailable, the notices that exist at its return are marked.
 */
export async function markExistingAnnounced(records: Records): Promise<void> {
  if ((await records.count('subscriptions')) > 0) return;
  try {
    const list = await fetchDepartmentNotices('all');
    await records.change([storeAnnouncedIds(mergeIds(list, await readAnnouncedIds(records)))]);
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    await records.change([{ in: 'state', key: 'known', value: null }]);
  }
}
