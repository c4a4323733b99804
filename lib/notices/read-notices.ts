import 'server-only';
import type { Department } from '#content/routes.ts';
import { getDepartmentNotices, getRecentNotices } from '#lib/content-store/readers.ts';
import { memoizeFor } from '#lib/runtime/memoize-for.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { noticePath } from './addresses.ts';
import { type PageOf, paginate } from './paging.ts';

/** The notices of a department, the newest first, those without a date last. @throws CampusApiError */
export async function listNotices(department: Department): Promise<Notice[]> {
  return (await getDepartmentNotices(department)).toSorted(byNewest);
}

/** The same, and asked for anew, at most every 15 s, where `find` does not find what it looks for. @throws CampusApiError */
export async function findInNotices<T>(
  department: Department,
  find: (notices: Notice[]) => T | null,
): Promise<T | null> {
  return find(await listNotices(department)) ?? find((await getRecentNotices(department)).toSorted(byNewest));
}

function byNewest({ createdAt: a }: Notice, { createdAt: b }: Notice): number {
  return Number((a ?? '') < (b ?? '')) - Number((a ?? '') > (b ?? ''));
}

/** A page of them, counted from 1; null where there is no such page. @throws CampusApiError */
export function readPage(department: Department, page: number): Promise<PageOf<Notice> | null> {
  return findInNotices(department, (notices) => paginate(notices, page));
}

/** How long these serve searches before the list is read again; the list itself lives by the rules of the cache. */
const FRESH_MS = 5000;

/** The notices of a department by their path, the newest first, kept between requests. @throws CampusApiError */
export function noticesByPath(department: Department): Promise<ReadonlyMap<string, Notice>> {
  return memoizeFor(`notices by path ${department}`, FRESH_MS, async () => {
    const notices = await listNotices(department);
    return new Map(notices.map((notice) => [noticePath(notice.id), notice]));
  });
}
