import { SITE_SEARCH } from '../routes/paths';
import type { Kind } from './entry';

/** Results of a search, of all kinds or of one; without the language, like every path. */
export function siteSearchPath(query: string, kind?: Kind): string {
  return `${SITE_SEARCH}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}
