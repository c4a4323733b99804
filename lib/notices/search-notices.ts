import 'server-only';
import { type ListedNotice, toListed } from './listed-notice';
import { type PageOf, paginate } from './paging';
import { noticeIndex } from './read-notices';
import { searchIndex } from './search-index';
import type { SearchRequest } from './search-request';

/** One page of results, null when there is no such page. An empty query finds everything. @throws CampusApiError */
export async function searchNotices({ department, query, page }: SearchRequest): Promise<PageOf<ListedNotice> | null> {
  const found = paginate(searchIndex(await noticeIndex(department), query), page);
  return found && { ...found, items: await toListed(found.items, query) };
}
