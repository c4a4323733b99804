import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { readPageNumber } from '#lib/site/notices/paging.ts';
import { cleanQuery, isTooLong } from '#lib/site/search/query-text.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** Parameters of a notice search; of repeated ones the first counts. */
export interface SearchRequest {
  department: string;
  query: string;
  /** In Bikram Sambat, 0 for all years. */
  year: number;
  page: number;
}

/** The invalid parameter of a search address. */
export type SearchFault = 'department' | 'page' | 'query' | 'year';

/** Four digits of either script, or 0; null for anything else. */
function readYear(text: string): number | null {
  const digits = toLatinDigits(text);
  return /^(\d{4}|0)$/.test(digits) ? Number(digits) : null;
}

/** Reads `department` (default all), `q`, `year` (default all) and `page` (default 1); a query that is too long is returned too, to be shown. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest & { fault: SearchFault | null } {
  const name = parameters.get('department') || 'all';
  const department = contentAddresses().categories.has(name) ? name : null;
  const page = readPageNumber(parameters.get('page') || '1');
  const query = cleanQuery(parameters.get('q') ?? '');
  const year = readYear(parameters.get('year') || '0');
  const fault =
    (!department && 'department') ||
    (!page && 'page') ||
    (year === null && 'year') ||
    (isTooLong(query) && 'query') ||
    null;
  return { department: department ?? 'all', query, year: year ?? 0, page: page ?? 1, fault };
}
