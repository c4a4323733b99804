import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { type CacheEntry, cacheTagsOf, isResponseEntry } from './page-entry.ts';
import type { StoredEntry } from './page-store.ts';

/** Epoch milliseconds; not 0, which the framework treats as now. */
export const DISTANT_PAST = 1;

/** A page that was not requested for so long is rendered again before it is served; from the same age on the footer calls content old. */
export const MAX_UNREQUESTED_MS = 15 * 60_000;

/** Epoch milliseconds of the last publication of each tag. */
const publishedAt = new Map<string, number>();

/** Marks all pages with these tags as outdated. */
export function recordPublication(tags: string | readonly string[]): void {
  for (const tag of [tags].flat()) publishedAt.set(tag, Date.now());
}

/**
 * Whether a page or a feed may be older than a publication of its content: the framework would serve it once more, and only then
 * render it again.
 */
export function isOutdated(value: CacheEntry['value'], time: number): boolean {
  return isResponseEntry(value) && cacheTagsOf(value).some((tag) => (publishedAt.get(tag) ?? 0) >= time);
}

/** Whether a page or a feed was not requested for so long that it may be about another day. */
function isFromLongAgo({ value, lastModified }: CacheEntry): boolean {
  return isResponseEntry(value) && Date.now() - lastModified > MAX_UNREQUESTED_MS;
}

export function isCurrent(entry: CacheEntry): boolean {
  return !isOutdated(entry.value, entry.lastModified) && !isFromLongAgo(entry);
}

/** A page from the future (after a clock was set back) counts as old. */
export function isFromFuture({ lastModified }: CacheEntry): boolean {
  return lastModified > Date.now();
}

/** Whether its lifetime is over: the framework serves it once more while it renders it again. */
export function isDue({ lastModified, cacheControl }: CacheEntry): boolean {
  const { revalidate = false } = cacheControl ?? {};
  return revalidate !== false && Date.now() - lastModified > revalidate * 1000;
}

/** The lifetime of results of cached functions: a page that is rendered within a minute of a publication may contain older ones. */
const RESULT_LIFE_MS = 60_000;

/**
 * Whether an earlier process rendered a page or a feed that may lack content published before this one started, as by a process that was
 * killed. While the times are unknown, any may.
 */
export function mayLackPublication({ value, renderStart }: StoredEntry): boolean {
  if (!isResponseEntry(value) || renderStart.at >= performance.timeOrigin) return false;
  const times = pageHandlers().lastPublications();
  const lastPublished = (tag: string) => times?.get(tag) ?? Number.NEGATIVE_INFINITY;
  return cacheTagsOf(value).some((tag) => times === null || renderStart.at < lastPublished(tag) + RESULT_LIFE_MS);
}
