import 'server-only';
import type { Department } from '#content/routes.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { type ListedNotice, type SizeFiles, toListed } from '#lib/notices/listed-notice.ts';
import { type PageOf, paginate } from '#lib/notices/paging.ts';
import { noticesByPath } from '#lib/notices/read-notices.ts';
import type { Entry } from '#lib/search/entry.ts';
import { meanTerms } from '#lib/search/expansion.ts';
import { explain } from '#lib/search/explain.ts';
import { findByWords } from '#lib/search/find.ts';
import { findWithin } from '#lib/search/find-within.ts';
import { readQuery } from '#lib/search/query.ts';
import type { Wanted } from '#lib/search/rank.ts';
import type { Reason } from '#lib/search/reasons.ts';
import type { SearchIndex } from '#lib/search/search-index.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { reasonOf, searchDocuments } from './index/document-index.ts';
import type { SearchRequest } from './search-request.ts';
import { type Prepared, siteIndex } from './site-index.ts';

/** One page of what a search has found; `hasAllWords` is there and false where no notice has all words of the query. */
export interface FoundNotices extends PageOf<ListedNotice> {
  hasAllWords?: false;
}

/** Pages of notices that are no more than near a query are not leafed through for long. */
const MOST_NEAR = 50;

interface Search {
  readonly notices: readonly Notice[];
  readonly hasAllWords: boolean;
  readonly explain: (notice: Notice) => Reason[];
}

/** The notices that have the words; where there are none, those that come near: mistyped words, most of the words. After them those whose documents have the words. */
async function search(query: string, department: Department, prepared?: Prepared): Promise<Search> {
  const byPath = await noticesByPath(department);
  if (query === '') return { notices: [...byPath.values()], hasAllWords: true, explain: () => [] };
  const { index, documents } = prepared ?? (await siteIndex());
  const accepts = ({ path }: Entry) => byPath.has(path);
  const wanted = { locale: null, today: nepalDate(new Date()), accepts };
  const within = findWithin(index, query, wanted);
  const near =
    within.length > 0
      ? { entries: within, hasAllWords: true, terms: meanTerms(index, readQuery(query)) }
      : findNear(index, query, wanted);
  const inside = documents ? searchDocuments(documents, query, { ...wanted, accepts: (path) => byPath.has(path) }) : [];
  // What stands in a document counts more than a title that has some of the words.
  const found = near.hasAllWords || inside.length === 0 ? near : { ...near, entries: [], hasAllWords: true };
  const finds = new Map(inside.toReversed().map((find) => [find.document.ownerPath, find]));
  const entries = new Map(found.entries.map((entry) => [entry.path, entry]));
  return {
    notices: [...new Set([...entries.keys(), ...inside.map(({ document }) => document.ownerPath)])].flatMap(
      (path) => byPath.get(path) ?? [],
    ),
    hasAllWords: found.hasAllWords,
    explain: ({ id }) => {
      const entry = entries.get(noticePath(id));
      const find = finds.get(noticePath(id));
      return entry ? explain(index, query, found, entry) : find ? [reasonOf(find, true)] : [];
    },
  };
}

function findNear(index: SearchIndex, query: string, wanted: Wanted) {
  const { groups, ...found } = findByWords(index, query, MOST_NEAR, wanted);
  return { ...found, entries: groups.flatMap(({ best }) => best.map(({ entry }) => entry)) };
}

/** What is in memory already. */
interface AtHand {
  prepared: Prepared;
  sizes: SizeFiles;
}

/** One page of results, null when there is no such page. An empty query finds everything. @throws CampusApiError */
export async function searchNotices(
  { department, query, page }: SearchRequest,
  atHand?: AtHand,
): Promise<FoundNotices | null> {
  const { notices, hasAllWords, explain } = await search(query, department, atHand?.prepared);
  const found = paginate(notices, page);
  if (!found) return null;
  return {
    ...found,
    items: await toListed(found.items, { query, explain, sizes: atHand?.sizes }),
    ...(!hasAllWords && { hasAllWords }),
  };
}
