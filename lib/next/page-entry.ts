import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { pages } from '../../content/routes.ts';
import { missingPath } from '../routes/nearest-page.ts';
import { CACHE_TAGS } from './headers.ts';

/** What the framework stores under a key and asks for again. */
export type CacheEntry = CacheHandlerValue;
type Value = NonNullable<CacheEntry['value']>;

/** A page as Next caches it: HTML, headers, status. */
export type PageEntry = Extract<Value, { rscData: unknown }>;

export function isPage(value: Value | null | undefined): value is PageEntry {
  return value?.kind !== undefined && String(value.kind) === 'APP_PAGE';
}

/** The cache tags of what a page or a feed shows. */
export function tagsOf(value: Value | null): string[] {
  const tags = value !== null && 'headers' in value ? value.headers?.[CACHE_TAGS] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether it is sent as it is; what is rendered for each request, from a frame that is kept, is not. */
export function isWhole(value: Value | null): boolean {
  return value !== null && 'status' in value && !('postponed' in value && value.postponed !== undefined);
}

/** The pages that unknown addresses share, one for each page that may have been meant. */
const fixed = new Set<string>([...pages, ...pages.map(missingPath)]);

/** The path of a page without its language; Next puts a folder that ends in `/$` before it. */
function pathOf(key: string): string {
  return key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/[^/]+/, '') || '/';
}

/** Whether anybody can make up more of such entries: what is not there, or may not be there, at no fixed address. */
export function isUnboundedEntry(key: string, entry: CacheHandlerValue['value']): boolean {
  const isEmpty = entry !== null && 'status' in entry && (entry.status === 404 || entry.status === 503);
  return isEmpty && !fixed.has(pathOf(key));
}
