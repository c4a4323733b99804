import 'server-only';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';

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
