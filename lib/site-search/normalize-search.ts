import { listPath } from '#lib/notices/addresses.ts';
import type { NormalizedAddress } from '#lib/routes/normalize-address.ts';
import { localPath, NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { readSearchRequest } from './search-request.ts';

/**
 * Normalizes a search's address beyond its path: a search for nothing is the list, one in an unknown department or for no page
 * number is Not Found, of which a page that is made for the request could not tell the status. What a redirect has used is
 * taken out of the parameters.
 */
export function normalizeSearch(address: NormalizedAddress, parameters: URLSearchParams): NormalizedAddress {
  if (address.kind !== 'page' || address.path !== NOTICE_SEARCH) return address;
  const { fault, department, query } = readSearchRequest(parameters);
  if (fault === 'department' || fault === 'page') return { kind: 'missing', locale: address.locale };
  if (query !== '') return address;
  for (const name of ['department', 'q', 'page']) parameters.delete(name);
  return { kind: 'redirect', to: localPath(listPath(department), address.locale) };
}
