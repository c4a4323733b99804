import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { readPageNumber } from '#lib/site/notices/paging.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';

/** Parameters of a notice search; of repeated ones the first counts. */
export interface SearchRequest {
  department: string;
  query: string;
  page: number;
}

/** The invalid parameter of a search address. */
export type SearchFault = 'department' | 'page' | 'query';

/** Reads `department` (default all), `q` and `page` (default 1); a query that is too long is returned too, to be shown. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest & { fault: SearchFault | null } {
  const name = parameters.get('department') || 'all';
  const department = contentAddresses().categories.has(name) ? name : null;
  const page = readPageNumber(parameters.get('page') || '1');
  const query = cleanQuery(parameters.get('q') ?? '');
  const fault = !department ? 'department' : !page ? 'page' : isTooLong(query) ? 'query' : null;
  return { department: department ?? 'all', query, page: page ?? 1, fault };
}
