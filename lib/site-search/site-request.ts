import { type Kind, kinds } from '#lib/search/entry.ts';
import { cleanQuery, isTooLong } from '#lib/search/query-text.ts';

/** What an address of the search asks for; `kind` is null for all. A text that is too long is kept for the visitor. */
export interface SiteRequest {
  query: string;
  kind: Kind | null;
  isTooLong: boolean;
}

/** Reads `q` and `kind`, each the first time it is given; a kind that there is not is none. */
export function readSiteRequest(parameters: URLSearchParams): SiteRequest {
  const query = cleanQuery(parameters.get('q') ?? '');
  return { query, kind: kinds.find((kind) => kind === parameters.get('kind')) ?? null, isTooLong: isTooLong(query) };
}
