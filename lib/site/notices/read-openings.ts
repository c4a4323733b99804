import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { cachedNoticeList } from './notice-list.ts';
import { type Opening, openingsOf } from './openings.ts';
import { type PageOf, paginate } from './paging.ts';

/** Whether an instant has passed, cached for a minute. */
export async function hasPassed(instant: string): Promise<boolean> {
  'use cache';
  cacheLife('content');
  return Date.parse(instant) <= renderTime().getTime();
}

/** A page of the vacancies or tenders of a department as of now, counted from 1; null for a missing page. @throws CampusApiError */
export const readOpenings = reader(
  async (department: string, page: number): Promise<ReadResult<PageOf<Opening> | null>> => {
    'use cache';
    cacheTag(tags.notices);
    return cacheResult(`openings ${page} of ${department}`, async () => {
      const [{ notices }, { indexes }] = await Promise.all([cachedNoticeList(department), cachedNoticeList('all')]);
      const has = (id: string) => indexes.has(id);
      return paginate(openingsOf(notices, has, renderTime()), page);
    });
  },
);
