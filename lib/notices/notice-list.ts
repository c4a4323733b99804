import 'server-only';
import { type Department, departmentNames } from '#content/routes.ts';
import { RECENT_MS, withLifeOf } from '#lib/content-store/last-known-good/in-memory.ts';
import { findDepartmentNotices } from '#lib/content-store/readers.ts';
import { memoizeOf } from '#lib/runtime/memoize-of.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import type { Notice } from '#lib/upstream/types.ts';

/** The notices of a department, the newest first, those without a date last, and the place of each by its id. */
export interface NoticeList {
  readonly notices: readonly Notice[];
  readonly places: ReadonlyMap<string, number>;
}

/** Once for each change of a list, which is then another object. */
const prepare = memoizeOf('notice lists', (list: readonly Notice[]): NoticeList => {
  const notices = list.toSorted(byNewest);
  return { notices, places: new Map(notices.map(({ id }, place) => [id, place])) };
});

function byNewest({ createdAt: a }: Notice, { createdAt: b }: Notice): number {
  return Number((a ?? '') < (b ?? '')) - Number((a ?? '') > (b ?? ''));
}

/** The list in the memory of this process: for what is rendered or answered for a request. @throws CampusApiError */
export async function noticeList(department: Department): Promise<NoticeList> {
  return prepare((await findDepartmentNotices(department)).value);
}

/** The same for the inside of a cached function. @throws CampusApiError */
export async function cachedNoticeList(department: Department, mostAge?: number): Promise<NoticeList> {
  return prepare(withLifeOf(await findDepartmentNotices(department, mostAge)));
}

/** What `find` finds in the list or, where it finds nothing, in one that is asked for anew, at most every 15 s. @throws CampusApiError */
export async function findInList<T>(
  department: Department,
  find: (list: NoticeList) => Promise<T | null> | T | null,
): Promise<T | null> {
  return (
    (await find(await cachedNoticeList(department))) ?? (await find(await cachedNoticeList(department, RECENT_MS)))
  );
}

const named = departmentNames.filter((department) => department !== 'all');

/** The departments of a notice, and whether all their lists could be had. */
export async function departmentsOf(id: string): Promise<{ departments: Department[]; isWhole: boolean }> {
  const lists = await Promise.all(named.map((department) => cachedNoticeList(department).catch(toNull)));
  return {
    departments: named.filter((_, index) => lists[index]?.places.has(id)),
    isWhole: !lists.includes(null),
  };
}

function toNull(error: unknown): null {
  if (isCampusApiError(error)) return null;
  throw error;
}
