import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';

type Value = NonNullable<CacheHandlerValue['value']>;

/** A page as Next caches it: HTML, headers, status. */
export type PageEntry = Extract<Value, { rscData: unknown }>;

export function isPage(value: Value | null | undefined): value is PageEntry {
  return value?.kind !== undefined && String(value.kind) === 'APP_PAGE';
}

/** The cache tags of what a page or a feed shows. */
export function tagsOf(value: Value | null): string[] {
  const tags = value !== null && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether it is sent as it is; what is rendered for each request, from a frame that is kept, is not. */
export function isWhole(value: Value | null): boolean {
  return value !== null && 'status' in value && !('postponed' in value && value.postponed !== undefined);
}
