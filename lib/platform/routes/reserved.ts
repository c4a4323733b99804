import { textPages } from '#content/routes.ts';
import { spellingOf } from './normalize-address.ts';
import { CONTENT_PAGE } from './page-paths.ts';
import { productSpellings } from './product-spellings.ts';
import { routes } from './table.ts';

const others = routes.map(({ path }) => path).filter((path) => path !== CONTENT_PAGE);
const fixedPages: ReadonlySet<string> = new Set([...textPages, '/accessibility', '/privacy']);

/** Whether a page of the specification or a statement of the product has this address; its text may be a document. The address always responds with 200, and never changes. */
export const isFixedPage = (path: string): boolean => fixedPages.has(path);

const folderOf = (path: string) => spellingOf(path).split('/')[1] ?? '';

const existing = new Set([...others, ...Object.keys(productSpellings)].map(spellingOf));

/** Folders of pages, endpoints and files, the languages, and pages without a public address. */
const folders = new Set([
  ...others.filter((path) => path.includes('/', 1)).map(folderOf),
  ...['en', 'ne', 'missing', 'template'],
]);

/** Whether a page of text cannot have this address, because the site uses it or a spelling of it for something else. */
export function isReservedAddress(path: string): boolean {
  return !isFixedPage(path) && (existing.has(spellingOf(path)) || folders.has(folderOf(path)));
}
