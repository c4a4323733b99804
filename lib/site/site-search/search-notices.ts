import 'server-only';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { categoryNamesInMemory } from '#lib/site/notices/category-names.ts';
import { type ListedNotice, type SizeFiles, toListed } from '#lib/site/notices/listed-notice.ts';
import { type PageOf, paginate } from '#lib/site/notices/paging.ts';
import { noticesByPath, yearOf } from '#lib/site/notices/read-notices.ts';
import type { Entry } from '#lib/site/search/entry.ts';
import { expandTerms } from '#lib/site/search/expansion.ts';
import { explainMatch } from '#lib/site/search/explain.ts';
import { findByWords } from '#lib/site/search/find.ts';
import { findWithin } from '#lib/site/search/find-within.ts';
import { readQuery } from '#lib/site/search/query.ts';
import type { RankOptions } from '#lib/site/search/rank.ts';
import type { MatchReason } from '#lib/site/search/reasons.ts';
import type { SearchIndex } from '#lib/site/search/search-index.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { reasonOf, searchDocumentIndex } from './index/document-index.ts';
import type { SearchRequest } from './search-request.ts';
import { type Prepared, siteIndex } from './site-index.ts';

/** A page of search results; `hasAllWords` is false if no notice has all words of the query, otherwise missing. */
export interface NoticeSearchResults extends PageOf<ListedNotice> {
  hasAllWords?: false;
}

/** Maximum of results that are only similar to a query. */
const MAX_NEAR = 50;

interface Search {
  readonly notices: readonly Notice[];
  readonly hasAllWords: boolean;
  readonly explain: (notice: Notice) => MatchReason[];
}

/** Notices with the words, or else with similar or most of the words; then notices whose documents have the words. */
async function search(query: string, department: string, prepared?: Prepared): Promise<Search> {
  const byPath = await noticesByPath(department);
  if (query === '') return { notices: [...byPath.values()], hasAllWords: true, explain: () => [] };
  const { index, documents } = prepared ?? (await siteIndex());
  const accepts = ({ path }: Entry) => byPath.has(path);
  const options = { locale: null, today: nepalDate(new Date()), accepts };
  const within = findWithin(index, query, options);
  const similar =
    within.length > 0
      ? { entries: within, hasAllWords: true, terms: expandTerms(index, readQuery(query)) }
      : findSimilar(index, query, options);
  const documentHits = documents
    ? searchDocumentIndex(documents, query, { ...options, accepts: (path) => byPath.has(path) })
    : [];
  // A match in a document ranks above a title with only some of the words.
  const matches =
    similar.hasAllWords || documentHits.length === 0 ? similar : { ...similar, entries: [], hasAllWords: true };
  const hitByPath = new Map(documentHits.toReversed().map((hit) => [hit.document.ownerPath, hit]));
  const entries = new Map(matches.entries.map((entry) => [entry.path, entry]));
  return {
    notices: [...new Set([...entries.keys(), ...documentHits.map(({ document }) => document.ownerPath)])].flatMap(
      (path) => byPath.get(path) ?? [],
    ),
    hasAllWords: matches.hasAllWords,
    explain: ({ id }) => {
      const entry = entries.get(noticePath(id));
      const hit = hitByPath.get(noticePath(id));
      return entry ? explainMatch(index, query, matches, entry) : hit ? [reasonOf(hit, true)] : [];
    },
  };
}

function findSimilar(index: SearchIndex, query: string, options: RankOptions) {
  const { groups, ...matches } = findByWords(index, query, MAX_NEAR, options);
  return { ...matches, entries: groups.flatMap(({ best }) => best.map(({ entry }) => entry)) };
}

/** Data that is in memory already. */
interface Available {
  prepared: Prepared;
  sizes: SizeFiles;
}

/** A page of results, null if there is no such page. An empty query returns all notices of the year. @throws CampusApiError */
export async function searchNotices(
  { department, query, year, page }: SearchRequest,
  available?: Available,
): Promise<NoticeSearchResults | null> {
  const { notices, hasAllWords, explain } = await search(query, department, available?.prepared);
  const matches = paginate(year === 0 ? notices : notices.filter((notice) => yearOf(notice) === year), page);
  if (!matches) return null;
  return {
    ...matches,
    items: await toListed(matches.items, {
      query,
      explain,
      sizes: available?.sizes,
      today: nepalDate(new Date()),
      categories: department === 'all' ? categoryNamesInMemory : undefined,
    }),
    ...(!hasAllWords && { hasAllWords }),
  };
}
