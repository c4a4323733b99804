import 'server-only';
import { cacheTag } from 'next/cache';
import { type Department, departmentNames } from '#content/routes.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { cacheMade, type ReadResult, reader } from '#lib/content-store/reader.ts';
import { getAlbums, getPublications } from '#lib/content-store/readers.ts';
import { tags } from '#lib/content-store/tags.ts';
import { cachedNoticeList } from '#lib/notices/notice-list.ts';
import { newestNotices } from '#lib/notices/read-notices.ts';
import type { Album, Publication } from '#lib/upstream/types.ts';
import { newestOf, noticesOfPart, partsOf } from './entries.ts';

/** What the campus publishes, with its dates. `noticed`: when the newest notice of each department was made (ISO). */
export interface ChangingContent {
  noticed: Readonly<Partial<Record<Department, string | null>>>;
  albums: readonly Album[];
  publications: readonly Publication[];
}

/** What can't be had is left out: a sitemap that is short for a moment takes no page out of an index. */
async function listed<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const list = await attempt(read);
  return list.ok ? list.value : [];
}

export async function readChangingContent(): Promise<ChangingContent> {
  const names = departmentNames;
  const newest = await Promise.all(names.map((department) => listed(() => newestNotices(department, 1))));
  const [albums, publications] = await Promise.all([listed(getAlbums), listed(getPublications)]);
  const noticed = Object.fromEntries(names.map((name, index) => [name, newest[index]?.[0]?.createdAt ?? null]));
  return { noticed, albums, publications };
}

/** When the newest notice of each part was made (ISO). @throws CampusApiError */
export const datesOfParts = reader(async (): Promise<ReadResult<(string | null)[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade('parts of the sitemap', async () => {
    const { notices } = await cachedNoticeList('all');
    return Array.from({ length: partsOf(notices.length) }, (_, index) =>
      newestOf(noticesOfPart(notices, index + 1).map(({ createdAt }) => createdAt)),
    );
  });
});
