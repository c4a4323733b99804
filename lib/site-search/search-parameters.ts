import { readSearchRequest } from './search-request.ts';

/** The search request in what Next hands to a page. */
export function readSearchParameters(parameters: Record<string, string | string[] | undefined>) {
  const first = Object.entries(parameters).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return readSearchRequest(new URLSearchParams(first.map(([name = '', value = '']) => [name, value])));
}
