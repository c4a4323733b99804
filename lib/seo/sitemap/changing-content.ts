import 'server-only';
import type { Department } from '#content/routes.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getAlbums, getDepartmentNotices, getPublications } from '#lib/content-store/readers.ts';
import type { Album, Notice, Publication } from '#lib/upstream/types.ts';

/** What the campus publishes, with its dates. */
export interface ChangingContent {
  notices: Readonly<Record<Department, readonly Notice[]>>;
  albums: readonly Album[];
  publications: readonly Publication[];
}

/** What can't be had is left out: a sitemap that is short for a moment takes no page out of an index. */
async function listed<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const list = await attempt(read);
  return list.ok ? list.value : [];
}

export async function readChangingContent(): Promise<ChangingContent> {
  const notices = (department: Department) => listed(() => getDepartmentNotices(department));
  const [all, admission, administration, exam, downloads] = await Promise.all([
    notices('all'),
    notices('admission'),
    notices('administration'),
    notices('exam'),
    notices('downloads'),
  ]);
  const [albums, publications] = await Promise.all([listed(getAlbums), listed(getPublications)]);
  return { notices: { all, admission, administration, exam, downloads }, albums, publications };
}
