import 'server-only';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getHomeNotices } from '#lib/site/content-cache/readers.ts';
import { noticeRowPath } from './addresses.ts';
import { listPagesOf, replacementsOf } from './read-notices.ts';

/** A notice of the strip on Home, with the path of its row in the list. */
export interface StripItem extends Pick<Notice, 'id' | 'description' | 'translation'> {
  path: string;
}

/** The newest notices for the strip, without replaced ones; if the list is unavailable, they link to its first page. @throws CampusApiError */
export async function readStrip(): Promise<StripItem[]> {
  const newest = await getHomeNotices();
  const replaced = await attempt(() => replacementsOf(newest.map(({ id }) => id)));
  const notices = newest.filter(({ id }) => !(replaced.ok && id in replaced.value));
  const pages = await attempt(() => listPagesOf(notices.map(({ id }) => id)));
  return notices.map(({ id, description, translation }, index) => ({
    id,
    description,
    ...(translation && { translation }),
    path: noticeRowPath(id, (pages.ok && pages.value[index]) || 1),
  }));
}
