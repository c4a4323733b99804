import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { type EntryKind, entryKinds } from '#lib/site/search/entry.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';

/** Parameters of a site search; `kind` is null for all. A query that is too long is returned too, to be shown. */
export interface SiteRequest {
  query: string;
  kind: EntryKind | null;
  isTooLong: boolean;
}

/** Reads the first `q` and `kind`; an unknown kind is null. */
export function readSiteRequest(parameters: URLSearchParams): SiteRequest {
  const query = cleanQuery(parameters.get('q') ?? '');
  return {
    query,
    kind: entryKinds.find((kind) => kind === parameters.get('kind')) ?? null,
    isTooLong: isTooLong(query),
  };
}

/** Results of a search, of all kinds or of one; without the language, like every path. */
export function siteSearchPath(query: string, kind?: EntryKind): string {
  return `${SITE_SEARCH}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}
