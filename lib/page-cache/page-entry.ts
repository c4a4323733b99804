import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';

type Value = NonNullable<CacheHandlerValue['value']>;

/** A page as Next caches it: HTML, headers, status. */
export type PageEntry = Extract<Value, { rscData: unknown }>;

export function isPage(value: Value | null | undefined): value is PageEntry {
  return value?.kind !== undefined && String(value.kind) === 'APP_PAGE';
}
