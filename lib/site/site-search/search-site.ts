import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { PagePath } from '#content/routes.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { findText } from '#lib/site/documents/document-store.ts';
import { type MarkedPage, markedPage } from '#lib/site/documents/marked-page.ts';
import type { Entry, EntryKind } from '#lib/site/search/entry.ts';
import { explainMatch } from '#lib/site/search/explain.ts';
import { byRank, findByWords } from '#lib/site/search/find.ts';
import { findHighlights, type Mark } from '#lib/site/search/highlights.ts';
import { nearestWords } from '#lib/site/search/nearest-words.ts';
import { marksOf, splitNumbers } from '#lib/site/search/numbers.ts';
import { type MatchReason, writeReasons } from '#lib/site/search/reasons.ts';
import type { SearchIndex } from '#lib/site/search/search-index.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { type DocumentHit, reasonOf, searchDocumentIndex } from './index/document-index.ts';
import { type Prepared, siteIndex } from './site-index.ts';
import type { SiteRequest } from './site-request.ts';

/** Results per kind, and of a single selected kind. */
const MAX_PER_KIND = 5;
const MAX_OF_ONE_KIND = 50;

/** Searches that an empty page offers. */
const MAX_USEFUL = 6;

/** A search result. `marks`: matches in its title; `reasons`: why it matches, unless its visible text has the words as typed. */
export interface SiteResult {
  entry: Entry;
  marks: Mark[];
  reasons: MatchReason[];
  /** The page of a document with marks on its words, if its text was recognised from the picture. */
  picture?: MarkedPage | null;
}

export interface WaysOn {
  words: string[];
  pages: Entry[];
}

export interface SiteResults {
  total: number;
  groups: { kind: EntryKind; total: number; results: SiteResult[] }[];
  /** For searches without results: words of titles that are spelt alike, and pages to continue with. */
  waysOn: WaysOn | null;
  /** False if the campus API did not return some of the content. */
  isWhole: boolean;
  /** False if no result has all words of the query. */
  hasAllWords: boolean;
}

/** Pages to continue with after a search without results: the first of these that have a text. */
const pagesOn: readonly PagePath[] = ['/notice', '/programs', '/staff', '/publication', '/contact', '/about'];
const MAX_PAGES = 3;

function waysOn(index: SearchIndex, query: string): WaysOn {
  const pages = pagesOn.flatMap((path) => index.list.find((entry) => entry.path === path) ?? []);
  return { words: nearestWords(index, query), pages: pages.slice(0, MAX_PAGES) };
}

/** Searches that an empty page offers: the first of the texts that have a result. */
export function usefulSearches({ index }: Prepared, candidates: readonly string[], locale: Locale): string[] {
  const isUseful = (query: string) => {
    const { groups, hasAllWords } = findByWords(index, query, 1, contextFor(locale));
    return hasAllWords && groups.length > 0;
  };
  return candidates.filter(isUseful).slice(0, MAX_USEFUL);
}

const contextFor = (locale: Locale) => ({ locale, today: nepalDate(new Date()) });

const pathsIn = memoizeOf('index-paths', ({ list }: SearchIndex) => new Set(list.map(({ path }) => path)));

/** Hits in documents whose notice or publication is in the index. */
function findInDocuments(
  { index, documents }: Omit<Prepared, 'isWhole'>,
  query: string,
  locale: Locale,
): DocumentHit[] {
  const accepts = (path: string) => pathsIn(index).has(path);
  return documents ? searchDocumentIndex(documents, query, { ...contextFor(locale), accepts }) : [];
}

/** Results whose picture is shown. */
const MAX_PICTURES = 3;

async function toResults(hits: readonly DocumentHit[], query: string): Promise<SiteResult[]> {
  const pictured = hits.filter(({ document, page }) => document.recognised.has(page)).slice(0, MAX_PICTURES);
  return Promise.all(
    hits.map(async (hit) => ({
      entry: hit.entry,
      marks: [],
      reasons: [reasonOf(hit)],
      picture: pictured.includes(hit) ? await pictureOf(hit, query) : null,
    })),
  );
}

async function pictureOf({ document: { digest }, page }: DocumentHit, query: string): Promise<MarkedPage | null> {
  const content = (await findText(digest))?.pages[page - 1];
  const { numbers, words } = splitNumbers(query);
  const find = (text: string) => [
    ...numbers.flatMap((number) => marksOf(text, number)),
    ...(words === '' ? [] : findHighlights(text, words)),
  ];
  return content ? markedPage(digest, page, content, find) : null;
}

/** Search results by kind, the best first; documents come last. */
export async function searchSite(
  { query, kind }: SiteRequest,
  locale: Locale,
  { isWhole, ...searched }: Prepared,
): Promise<SiteResults> {
  const { index } = searched;
  const limit = kind ? MAX_OF_ONE_KIND : MAX_PER_KIND;
  const hits = findByWords(index, query, limit, contextFor(locale));
  const documentHits = findInDocuments(searched, query, locale);
  // A match in a document ranks above a title with only some of the words.
  const hasAllWords = hits.hasAllWords || documentHits.length > 0;
  const groups: SiteResults['groups'] = (hits.hasAllWords || !hasAllWords ? hits.groups : []).map(
    ({ kind: name, total, best }) => ({
      kind: name,
      total,
      results: best.map(({ entry }) => ({
        entry,
        marks: findHighlights(entry.title[locale], query),
        reasons: explainMatch(index, query, hits, entry),
      })),
    }),
  );
  if (documentHits.length > 0)
    groups.push({
      kind: 'documents',
      total: documentHits.length,
      results: await toResults(documentHits.slice(0, limit), query),
    });
  const selected = groups.filter((group) => !kind || group.kind === kind);
  const total = selected.reduce((sum, group) => sum + group.total, 0);
  return { isWhole, hasAllWords, total, groups: selected, waysOn: total === 0 ? waysOn(index, query) : null };
}

/** A suggestion while the visitor types. `path` includes the language; `reason` explains a match that is not visible. */
export interface Suggestion {
  title: string;
  kind: string;
  path: string;
  reason?: string;
}

const MAX_SUGGESTIONS = 8;
const MAX_TITLE_LENGTH = 90;

/** The best results of all kinds, sorted. */
export async function suggest(query: string, locale: Locale): Promise<Suggestion[]> {
  const prepared = await siteIndex();
  const { index } = prepared;
  const { kind: names } = messagesIn(locale).siteSearch;
  const hits = findByWords(index, query, MAX_SUGGESTIONS, contextFor(locale));
  const documentHits = findInDocuments(prepared, query, locale);
  const best =
    hits.hasAllWords || documentHits.length === 0 ? hits.groups.flatMap((group) => group.best).sort(byRank) : [];
  const results = [
    ...best.map(({ entry }) => ({ entry, reasons: () => explainMatch(index, query, hits, entry) })),
    ...documentHits.map((hit) => ({ entry: hit.entry, reasons: () => [reasonOf(hit)] })),
  ];
  return results.slice(0, MAX_SUGGESTIONS).map(({ entry, reasons }) => {
    const reason = writeReasons(reasons(), locale);
    const title = clip(entry.title[locale], MAX_TITLE_LENGTH);
    return { title, kind: names[entry.kind], path: localPath(entry.path, locale), ...(reason && { reason }) };
  });
}
