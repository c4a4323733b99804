import 'server-only';
import { z } from 'zod';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { fetchDepartmentNotices } from '#lib/upstream/notices.ts';
import { type Change, type Records, readRecord } from '../storage/stored-records.ts';
import { nowKnown } from './announcements.ts';

const idsSchema = z.array(z.string());

/** The ids of the notices that are not announced any more; null before the first look. */
export async function readKnown(records: Records): Promise<Set<string> | null> {
  const ids = readRecord(idsSchema, await records.get('state', 'known'));
  return ids && new Set(ids);
}

export function storeKnown(ids: readonly string[]): Change {
  return { in: 'state', key: 'known', value: JSON.stringify(ids) };
}

/**
 * Marks all present notices as known when the first visitor subscribes: push announces newer ones only. While the campus API does not
 * answer, the notices that are there when it answers again are marked.
 */
export async function beginToKnow(records: Records): Promise<void> {
  if ((await records.count('subscriptions')) > 0) return;
  try {
    const list = await fetchDepartmentNotices('all');
    await records.change([storeKnown(nowKnown(list, await readKnown(records)))]);
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    await records.change([{ in: 'state', key: 'known', value: null }]);
  }
}
