import 'server-only';
import type { AdDate } from '#lib/calendar/index.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { type ListedNotice, toListed } from '#lib/notices/listed-notice.ts';
import { type PageOf, paginate } from '#lib/notices/paging.ts';
import { noticeIndex } from '#lib/notices/read-notices.ts';
import { explainNotice, type SearchIndex, searchIndex } from '#lib/search/notice-index.ts';
import type { Reason } from '#lib/search/reasons.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { findNotices } from './find-notices.ts';
import type { SearchRequest } from './search-request.ts';

/** One page of what a search has found; `hasAllWords` is there and false where no notice has all words of the query. */
export interface FoundNotices extends PageOf<ListedNotice> {
  hasAllWords?: false;
}

interface Search {
  readonly notices: readonly Notice[];
  readonly hasAllWords: boolean;
  readonly explain: (notice: Notice) => Reason[];
}

/** The notices that have the words; where there are none, what the search of the site makes of the query: mistyped words, most of the words. */
async function search(index: SearchIndex<Notice>, query: string, today: AdDate): Promise<Search> {
  const notices = searchIndex(index, query, today);
  const explain = (notice: Notice) => explainNotice(notice, query);
  return notices.length > 0 || query === ''
    ? { notices, hasAllWords: true, explain }
    : findNotices(index.notices, query, today);
}

/** One page of results, null when there is no such page. An empty query finds everything. @throws CampusApiError */
export async function searchNotices({ department, query, page }: SearchRequest): Promise<FoundNotices | null> {
  const { notices, hasAllWords, explain } = await search(await noticeIndex(department), query, nepalDate(new Date()));
  const found = paginate(notices, page);
  if (!found) return null;
  return { ...found, items: await toListed(found.items, query, explain), ...(!hasAllWords && { hasAllWords }) };
}
