import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { clip } from '#lib/i18n/clip.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { Entry, Kind } from '#lib/search/entry.ts';
import { explain } from '#lib/search/explain.ts';
import { byRank, findByWords } from '#lib/search/find.ts';
import { findHighlights, type Mark } from '#lib/search/highlights.ts';
import { type Reason, writeReasons } from '#lib/search/reasons.ts';
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
  /** False where the campus API kept content back. */
  isWhole: boolean;
  /** False where no result has all words of the query. */
  hasAllWords: boolean;
}

const readerOf = (locale: Locale) => ({ locale, today: nepalDate(new Date()) });

/** What a search finds, by kind, the best first. */
export async function searchSite(
  { query, kind }: SiteRequest,
  locale: Locale,
  prepared?: Prepared,
): Promise<SiteResults> {
  const { index, isWhole } = prepared ?? (await siteIndex());
  const found = findByWords(index, query, kind ? SHOWN_OF_ONE_KIND : SHOWN, readerOf(locale));
  const groups = found.groups.filter((group) => !kind || group.kind === kind);
  return {
    isWhole,
    hasAllWords: found.hasAllWords,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    groups: groups.map(({ kind: name, total, best }) => ({
      kind: name,
      total,
      results: best.map(({ entry }) => ({
        entry,
        marks: findHighlights(entry.title[locale], query),
        reasons: explain(index, query, found, entry),
      })),
    })),
  };
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
  const { index } = await siteIndex();
  const { kind: names } = messagesIn(locale).siteSearch;
  const found = findByWords(index, query, SUGGESTED, readerOf(locale));
  return found.groups
    .flatMap(({ best }) => best)
    .sort(byRank)
    .slice(0, SUGGESTED)
    .map(({ entry }) => {
      const reason = writeReasons(explain(index, query, found, entry), locale);
      const title = clip(entry.title[locale], TITLE);
      return { title, kind: names[entry.kind], path: localPath(entry.path, locale), ...(reason && { reason }) };
    });
}
