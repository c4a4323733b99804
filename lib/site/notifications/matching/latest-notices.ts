import 'server-only';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';

export type NoticesById = ReadonlyMap<string, Notice>;

/** The published notices, as they are now. @throws CampusApiError */
export const fetchNoticesById = async (): Promise<NoticesById> =>
  new Map((await fetchDepartmentNotices('all')).map((notice) => [notice.id, notice]));

/** The published notices, fetched once, when they are first needed. @throws CampusApiError */
export function latestNotices(): () => Promise<NoticesById> {
  let notices: Promise<NoticesById> | undefined;
  return () => {
    notices ??= fetchNoticesById();
    return notices;
  };
}
