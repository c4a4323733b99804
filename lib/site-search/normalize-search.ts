import { listPath } from '#lib/notices/addresses.ts';
import type { NormalizedAddress } from '#lib/routes/normalize-address.ts';
import { localPath, NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { readSearchRequest } from './search-request.ts';

/**
 * Normalizes the query parameters of a search: an empty search redirects to the list; an unknown department or invalid page number is
 * Not Found, a status that a page rendered for each request can no longer set. Parameters used by the redirect are removed.
 */
export function normalizeSearch(address: NormalizedAddress, parameters: URLSearchParams): NormalizedAddress {
  if (address.kind !== 'page' || address.path !== NOTICE_SEARCH) return address;
  const { fault, department, query } = readSearchRequest(parameters);
  if (fault === 'department' || fault === 'page') return { kind: 'missing', locale: address.locale };
  if (query !== '') return address;
  for (const name of ['department', 'q', 'page']) parameters.delete(name);
  return { kind: 'redirect', to: localPath(listPath(department), address.locale) };
}
