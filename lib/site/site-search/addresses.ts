import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import type { EntryKind } from '#lib/site/search/entry.ts';

/** Results of a search, of all kinds or of one; without the language, like every path. */
export function siteSearchPath(query: string, kind?: EntryKind): string {
  return `${SITE_SEARCH}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}
