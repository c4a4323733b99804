import { QUERY_PLACE } from '#lib/routes/shells.ts';
import { cleanQuery } from './query-text.ts';

/** What the address in the browser searches for; in a shell, where the server is to put it. */
export function queryOfAddress(): string {
  if (typeof location === 'undefined') return QUERY_PLACE;
  return cleanQuery(new URLSearchParams(location.search).get('q') ?? '');
}
