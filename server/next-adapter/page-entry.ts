import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { isPagePath } from '#content/routes.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { isMissingPath } from '#lib/platform/routes/nearest-page.ts';
import { CACHE_TAGS } from './headers.ts';

/** An entry of the framework's page cache: a page, the response of a route handler, or null. */
export type CacheEntry = CacheHandlerValue;
export type CacheValue = CacheEntry['value'];

/** A page as the framework stores it: HTML, headers, status, and its data for React. */
export type PageValue = Extract<NonNullable<CacheValue>, { rscData: unknown }>;

export function isPageValue(value: CacheValue | undefined): value is PageValue {
  return value?.kind !== undefined && String(value.kind) === 'APP_PAGE';
}

/** The cache tags of the content of a page or a feed. */
export function cacheTagsOf(value: CacheValue): string[] {
  const tags = value !== null && 'headers' in value ? value.headers?.[CACHE_TAGS] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether the entry is a response: a page, or that of a route handler. */
export function isResponseEntry(value: CacheValue): boolean {
  return value !== null && 'status' in value;
}

/** The approximate memory use of an entry, in bytes. */
export function sizeOf(value: CacheValue): number {
  if (!value) return 0;
  if (!isPageValue(value)) return 'body' in value ? value.body.length : 0;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return 2 * value.html.length + (value.rscData?.length ?? 0) + segments;
}

/** Whether the path belongs to a limited number of pages: pages of the site, and pages that unknown addresses share. */
function isBounded(path: string): boolean {
  const { pages, categories } = contentAddresses();
  const [, category = ''] = /^\/notice\/([a-z0-9-]+)$/.exec(path) ?? [];
  return isPagePath(path) || pages.has(path) || categories.has(category) || isMissingPath(path);
}

/** The path of a page without its language: the framework's keys end in it, after a part that ends in `/$`. */
function pathOf(key: string): string {
  return key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/[^/]+/, '') || '/';
}

/** Whether visitors can cause any number of such entries: missing or failed pages with a variable address. */
export function isUnboundedEntry(key: string, value: CacheValue): boolean {
  const isEmpty = value !== null && 'status' in value && (value.status === 404 || value.status === 503);
  return isEmpty && !isBounded(pathOf(key));
}
