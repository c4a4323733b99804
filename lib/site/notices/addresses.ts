import { categoryPath } from '#content/site/categories.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { categoryIn } from '#lib/platform/routes/match.ts';
import { ID_PATTERN, NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';

// Paths without the language prefix, for `PageLink` and `localPath`.

export const DEADLINES_PATH = '/notice/deadlines';

export function listPath(department: string, page = 1): string {
  const path = categoryPath(department);
  return page === 1 ? path : `${path}/page/${page}`;
}

/** The address of a category after the campus has renamed it; the same address where it has not. */
export function currentCategory(address: string): string {
  const target = contentAddresses().redirects.get(categoryPath(address)) ?? '';
  return categoryIn(target) ?? address;
}

const ID = new RegExp(`^${ID_PATTERN}$`);

/** The permanent address of a notice; that of the list if its id cannot be part of an address. */
export function noticePath(id: string): string {
  return ID.test(id) ? `/notice/item/${id}` : listPath('all');
}

/** The row of a notice in the table of a list. */
export function noticeAnchor(id: string): string {
  return `notice-${id}`;
}

/** The row of a notice on a page of the list of all. */
export function noticeRowPath(id: string, page: number): string {
  return ID.test(id) ? `${listPath('all', page)}#${noticeAnchor(id)}` : listPath('all');
}

/** Results of a search, of a year of Bikram Sambat or of all; an empty search of all is the list itself. */
export function searchPath(department: string, query: string, { page = 1, year = 0 } = {}): string {
  if (query === '' && year === 0) return listPath(department, page);
  const parameters = new URLSearchParams({
    ...(department !== 'all' && { department }),
    ...(query !== '' && { q: query }),
    ...(year !== 0 && { year: String(year) }),
    ...(page !== 1 && { page: String(page) }),
  });
  return `${NOTICE_SEARCH}?${parameters}`;
}

/** The address of a publication on the page of all publications. */
export function publicationAnchor(id: string): string {
  return `/publication#publication-${id}`;
}

/** The base path of a publication's documents; the publication itself is a part of the page of all. */
export function publicationPath(id: string): string {
  return ID.test(id) ? `/publication/${id}` : '/publication';
}

/** The text of an attachment of a notice or a publication, counted from 1. */
export function documentPath(ownerPath: string, index: number): string {
  return `${ownerPath}/file/${index}`;
}

/** The rows of a table of a document, by the document's address. Empty values are left out. */
export function tablePath(path: string, number: number, { q = '', sort = '', page = 1 } = {}): string {
  const parameters = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(sort !== '' && { sort }),
    ...(page !== 1 && { page: String(page) }),
  });
  return `${path}/table/${number}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

export type TableFormat = 'csv' | 'json';

/** The same table as a file for programs. */
export function tableFilePath(path: string, number: number, format: TableFormat): string {
  return `${path}/table/${number}.${format}`;
}

/** The search for a number in the documents of a notice; without a number, the form. */
export function findNumberPath(id: string, number = ''): string {
  return `${noticePath(id)}/find${number === '' ? '' : `?${new URLSearchParams({ number })}`}`;
}
