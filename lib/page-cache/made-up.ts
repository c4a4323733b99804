import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { pages } from '../../content/routes.ts';
import { missingPath } from '../routes/nearest-page.ts';

/** The pages that unknown addresses share, one for each page that may have been meant. */
const fixed = new Set<string>([...pages, ...pages.map(missingPath)]);

/** The path of a page without its language; Next puts a folder that ends in `/$` before it. */
function pathOf(key: string): string {
  return key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/[^/]+/, '') || '/';
}

/** Whether anybody can make up more of such entries: what is not there, or may not be there, at no fixed address. */
export function isMadeUp(key: string, entry: CacheHandlerValue['value']): boolean {
  const isEmpty = entry !== null && 'status' in entry && (entry.status === 404 || entry.status === 503);
  return isEmpty && !fixed.has(pathOf(key));
}
