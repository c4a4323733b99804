import 'server-only';
import type { Department } from '@/content/routes';
import { getDepartmentNotices } from '../campus/notices';
import type { Notice } from '../campus/types';
import { remember } from '../remember';
import { buildIndex, type SearchIndex } from './search-index';

/** The notices of a department, the newest first, those without a date last. @throws CampusApiError */
export async function listNotices(department: Department): Promise<Notice[]> {
  const notices = await getDepartmentNotices(department);
  return notices.toSorted(byNewest);
}

function byNewest({ createdAt: a }: Notice, { createdAt: b }: Notice): number {
  return Number((a ?? '') < (b ?? '')) - Number((a ?? '') > (b ?? ''));
}

/** How long an index serves searches before the list is read again; the list itself lives by the rules of the cache. */
const FRESH_MS = 5000;

/** The notices of a department prepared for searching, kept between requests. @throws CampusApiError */
export function noticeIndex(department: Department): Promise<SearchIndex<Notice>> {
  return remember(`notice index ${department}`, FRESH_MS, async () => buildIndex(await listNotices(department)));
}
