import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { clip } from '#lib/i18n/clip.ts';
import { localPath } from '#lib/routes/paths.ts';
import { memoizeOf } from '#lib/runtime/memoize-of.ts';
import type { Entry, Kind } from '#lib/search/entry.ts';
import { explain } from '#lib/search/explain.ts';
import { byRank, findByWords } from '#lib/search/find.ts';
import { findHighlights, type Mark } from '#lib/search/highlights.ts';
import { type Reason, writeReasons } from '#lib/search/reasons.ts';
import type { SearchIndex } from '#lib/search/search-index.ts';
import { type DocumentFind, reasonOf, searchDocuments } from './index/document-index.ts';
import { type Prepared, siteIndex } from './site-index.ts';
import type { SiteRequest } from './site-request.ts';

/** Of each kind where all are shown, and where one is. */
const SHOWN = 5;
const SHOWN_OF_ONE_KIND = 50;

/** One result. `marks`: what of its title in that language the search has met; `reasons`: why it was found, where not for its words as they were typed. */
export interface SiteResult {
  entry: Entry;
  marks: Mark[];
  reasons: Reason[];
}

export interface SiteResults {
  total: number;
  groups: { kind: Kind; total: number; results: SiteResult[] }[];
  /** False where some content could not be had from the campus API. */
  isWhole: boolean;
  /** False where no result has all words of the query. */
  hasAllWords: boolean;
}

const readerOf = (locale: Locale) => ({ locale, today: nepalDate(new Date()) });

const pathsIn = memoizeOf('paths of an index', ({ list }: SearchIndex) => new Set(list.map(({ path }) => path)));

/** The results in documents whose notice or publication exists at this moment. */
function findInside({ index, documents }: Omit<Prepared, 'isWhole'>, query: string, locale: Locale): DocumentFind[] {
  const accepts = (path: string) => pathsIn(index).has(path);
  return documents ? searchDocuments(documents, query, { ...readerOf(locale), accepts }) : [];
}

const toResult = (find: DocumentFind): SiteResult => ({ entry: find.entry, marks: [], reasons: [reasonOf(find)] });

/** What a search finds, by kind, the best first; what stands in documents comes last. */
export async function searchSite(
  { query, kind }: SiteRequest,
  locale: Locale,
  prepared?: Prepared,
): Promise<SiteResults> {
  const { isWhole, ...searched } = prepared ?? (await siteIndex());
  const { index } = searched;
  const shown = kind ? SHOWN_OF_ONE_KIND : SHOWN;
  const found = findByWords(index, query, shown, readerOf(locale));
  const inside = findInside(searched, query, locale);
  // What stands in a document counts more than a title that has some of the words.
  const hasAllWords = found.hasAllWords || inside.length > 0;
  const groups: SiteResults['groups'] = (found.hasAllWords || !hasAllWords ? found.groups : []).map(
    ({ kind: name, total, best }) => ({
      kind: name,
      total,
      results: best.map(({ entry }) => ({
        entry,
        marks: findHighlights(entry.title[locale], query),
        reasons: explain(index, query, found, entry),
      })),
    }),
  );
  if (inside.length > 0)
    groups.push({ kind: 'documents', total: inside.length, results: inside.slice(0, shown).map(toResult) });
  const wanted = groups.filter((group) => !kind || group.kind === kind);
  return { isWhole, hasAllWords, total: wanted.reduce((sum, { total }) => sum + total, 0), groups: wanted };
}

/** What the browser offers while one types. `path` is an address of the language; `reason` says why, where that is not seen. */
export interface Suggestion {
  title: string;
  kind: string;
  path: string;
  reason?: string;
}

const SUGGESTED = 8;
const TITLE = 90;

/** The best of all kinds, the best first. */
export async function suggest(query: string, locale: Locale): Promise<Suggestion[]> {
  const prepared = await siteIndex();
  const { index } = prepared;
  const { kind: names } = messagesIn(locale).siteSearch;
  const found = findByWords(index, query, SUGGESTED, readerOf(locale));
  const inside = findInside(prepared, query, locale);
  const best = found.hasAllWords || inside.length === 0 ? found.groups.flatMap((group) => group.best).sort(byRank) : [];
  const results = [
    ...best.map(({ entry }) => ({ entry, reasons: () => explain(index, query, found, entry) })),
    ...inside.map((find) => ({ entry: find.entry, reasons: () => [reasonOf(find)] })),
  ];
  return results.slice(0, SUGGESTED).map(({ entry, reasons }) => {
    const reason = writeReasons(reasons(), locale);
    const title = clip(entry.title[locale], TITLE);
    return { title, kind: names[entry.kind], path: localPath(entry.path, locale), ...(reason && { reason }) };
  });
}
