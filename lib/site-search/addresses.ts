import type { Kind } from './entry';

/** Without the language, like every path. */
export const SITE_SEARCH = '/search';

/** Results of a search, of all kinds or of one. */
export function siteSearchPath(query: string, kind?: Kind): string {
  return `${SITE_SEARCH}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}
