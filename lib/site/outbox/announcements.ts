import 'server-only';
import { isFixedCategory } from '#content/routes.ts';
import { isCampusApiError, isUnsupportedCall } from '#lib/site/campus-client/errors.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';

/** A new notice as it is when it is announced. `departments`: addresses of its categories; `detectedAt`: epoch milliseconds. */
export interface Announcement {
  notice: Notice;
  departments: readonly string[];
  detectedAt: number;
}

/** The notices of categories by their address; null for a list that is left out. @throws CampusApiError */
export type Lists = (address: string, mayFail: boolean) => Promise<ReadonlySet<string> | null>;

/** Lists of categories, each fetched once, when it is first needed. */
export function latestLists(): Lists {
  const lists = new Map<string, ReturnType<Lists>>();
  return (address, mayFail) => {
    const key = `${address} ${mayFail}`;
    const list = lists.get(key) ?? listedIds(address, mayFail);
    lists.set(key, list);
    return list;
  };
}

/** The ids in the list of a category; null for a list that failed, where that is allowed, or that the campus API does not have. @throws CampusApiError */
async function listedIds(category: string, mayFail: boolean): Promise<Set<string> | null> {
  try {
    return new Set((await fetchDepartmentNotices(category)).map(({ id }) => id));
  } catch (error) {
    if (isCampusApiError(error) && (mayFail || isMissingList(category, error))) return null;
    throw error;
  }
}

/** Whether the campus API rejects a category that the campus has added: notices do not wait for its list. */
function isMissingList(category: string, error: unknown): boolean {
  return !isFixedCategory(category) && isUnsupportedCall(error);
}

/** The addresses of the categories of the site, without that of all notices. */
export const namedCategories = async (): Promise<string[]> =>
  (await readCategories()).map(({ address }) => address).filter((address) => address !== 'all');

/** Looks up the categories of notices among these, and returns the lists that failed, where failures are allowed. @throws CampusApiError */
export async function toAnnouncements(
  notices: readonly Pick<Announcement, 'notice' | 'detectedAt'>[],
  categories: readonly string[],
  lists: Lists,
  mayFail: boolean,
): Promise<{ announcements: Announcement[]; failing: string[] }> {
  const listed = await Promise.all(categories.map(async (name) => [name, await lists(name, mayFail)] as const));
  const announcements = notices.map(({ notice, detectedAt }) => ({
    notice,
    detectedAt,
    departments: ['all', ...listed.filter(([, ids]) => ids?.has(notice.id)).map(([name]) => name)],
  }));
  return { announcements, failing: listed.filter(([, ids]) => ids === null).map(([name]) => name) };
}

export type NoticesById = ReadonlyMap<string, Notice>;

/** The published notices that no other one replaces, as they are now. @throws CampusApiError */
export async function fetchNoticesById(): Promise<NoticesById> {
  const notices = await fetchDepartmentNotices('all');
  return new Map(notices.filter(({ replacedBy }) => !replacedBy).map((notice) => [notice.id, notice]));
}

/** The same, fetched once, when they are first needed. @throws CampusApiError */
export function latestNotices(): () => Promise<NoticesById> {
  let notices: Promise<NoticesById> | undefined;
  return () => {
    notices ??= fetchNoticesById();
    return notices;
  };
}
