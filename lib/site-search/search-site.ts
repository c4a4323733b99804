import 'server-only';
import { messagesIn } from '@/content/messages';
import { localPath } from '../addresses/local-path';
import { clip } from '../clip';
import type { Locale } from '../locale';
import { findMarks, type Mark } from '../notices/marks';
import type { Entry, Kind } from './entry';
import { findInSite } from './find';
import { siteIndex } from './site-index';
import type { SiteRequest } from './site-request';

/** Of each kind where all are shown, and where one is. */
const SHOWN = 5;
const SHOWN_OF_ONE_KIND = 50;

/** One result. `marks`: what of its title in that language the search has met. */
export interface SiteResult {
  entry: Entry;
  marks: Mark[];
}

export interface SiteResults {
  total: number;
  groups: { kind: Kind; total: number; results: SiteResult[] }[];
  /** False where the campus API kept content back. */
  isWhole: boolean;
}

/** What a search finds, by kind, the best first. */
export async function searchSite({ query, kind }: SiteRequest, locale: Locale): Promise<SiteResults> {
  const { index, isWhole } = await siteIndex();
  const found = findInSite(index, query, kind ? SHOWN_OF_ONE_KIND : SHOWN).filter(
    (group) => !kind || group.kind === kind,
  );
  return {
    isWhole,
    total: found.reduce((sum, { total }) => sum + total, 0),
    groups: found.map(({ kind: name, total, best }) => ({
      kind: name,
      total,
      results: best.map(({ entry }) => ({ entry, marks: findMarks(entry.title[locale], query) })),
    })),
  };
}

/** What the browser offers while one types. `path` is an address of the language. */
export interface Suggestion {
  title: string;
  kind: string;
  path: string;
}

const SUGGESTED = 8;
const TITLE = 90;

/** The best of all kinds, the best first. */
export async function suggest(query: string, locale: Locale): Promise<Suggestion[]> {
  const { index } = await siteIndex();
  const { kind: names } = messagesIn(locale).siteSearch;
  return findInSite(index, query, SUGGESTED)
    .flatMap(({ best }) => best)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, SUGGESTED)
    .map(({ entry }) => ({
      title: clip(entry.title[locale], TITLE),
      kind: names[entry.kind],
      path: localPath(entry.path, locale),
    }));
}
