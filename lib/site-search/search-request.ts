import { type Department, isDepartment } from '#content/routes.ts';
import { readPageNumber } from '#lib/notices/paging.ts';
import { cleanQuery, isTooLong } from '#lib/search/query-text.ts';

/** What a search address asks for; each part is taken once, the first time it is given. */
export interface SearchRequest {
  department: Department;
  query: string;
  page: number;
}

/** What is wrong with a search address. */
export type SearchFault = 'department' | 'page' | 'query';

/** Reads `department` (all when not given), `q` and `page` (1 when not given); a query that is too long is kept for the visitor. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest & { fault: SearchFault | null } {
  const name = parameters.get('department') || 'all';
  const department = isDepartment(name) ? name : null;
  const page = readPageNumber(parameters.get('page') || '1');
  const query = cleanQuery(parameters.get('q') ?? '');
  const fault = !department ? 'department' : !page ? 'page' : isTooLong(query) ? 'query' : null;
  return { department: department ?? 'all', query, page: page ?? 1, fault };
}
