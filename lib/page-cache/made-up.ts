import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { pages } from '../../content/routes.ts';

/** The one page that all unknown addresses share. */
const SHARED_NOT_FOUND = '/missing';
const fixed = new Set<string>([...pages, SHARED_NOT_FOUND]);

/** The path of a page without its language; Next puts a folder that ends in `/$` before it. */
function pathOf(key: string): string {
  return key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/[^/]+/, '') || '/';
}

/** Whether anybody can make up more of such entries: what is not there, or may not be there, at no fixed address. */
export function isMadeUp(key: string, entry: CacheHandlerValue['value']): boolean {
  const isEmpty = entry !== null && 'status' in entry && (entry.status === 404 || entry.status === 503);
  return isEmpty && !fixed.has(pathOf(key));
}
