import { type Department, departments } from '#content/routes.ts';
import { ID_PATTERN, NOTICE_SEARCH } from '#lib/routes/paths.ts';

// Paths without the language prefix, for `PageLink` and `localPath`.

export const DEADLINES_PATH = '/notice/deadlines';

export function listPath(department: Department, page = 1): string {
  const { path } = departments[department];
  return page === 1 ? path : `${path}/page/${page}`;
}

const ID = new RegExp(`^${ID_PATTERN}$`);

/** The permanent address of a notice; the list for one whose id no address takes. */
export function noticePath(id: string): string {
  return ID.test(id) ? `/notice/item/${id}` : listPath('all');
}

/** Results of a search; a search for nothing is the list itself. */
export function searchPath(department: Department, query: string, page = 1): string {
  if (query === '') return listPath(department, page);
  const parameters = new URLSearchParams({
    ...(department !== 'all' && { department }),
    q: query,
    ...(page !== 1 && { page: String(page) }),
  });
  return `${NOTICE_SEARCH}?${parameters}`;
}
