import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { type CacheEntry, isWhole, tagsOf } from './page-entry.ts';
import type { StoredEntry } from './page-store.ts';

/** Epoch milliseconds, and not 0, which the framework takes for now. */
export const DISTANT_PAST = 1;

/** A page that was not requested for so long is rendered again before it is shown; from the same age on the footer calls content old. */
export const MAX_UNREQUESTED_MS = 15 * 60_000;

const publishedAt = () => processSingleton('times of publication', () => new Map<string, number>());

/** What was made of these tags is old from now on. */
export function recordPublication(tags: string | readonly string[]): void {
  for (const tag of [tags].flat()) publishedAt().set(tag, Date.now());
}

/**
 * Whether a page or a feed may be older than a publication of what it shows: the framework would show it once more, and only then
 * render it anew. What is rendered for each request, from a shell that is stored, never is.
 */
export function isOutdated(value: CacheEntry['value'], time: number): boolean {
  return isWhole(value) && tagsOf(value).some((tag) => (publishedAt().get(tag) ?? 0) >= time);
}

/** Whether a page or a feed was not requested for so long that it may be about another day. */
function isFromLongAgo({ value, lastModified }: CacheEntry): boolean {
  return isWhole(value) && Date.now() - lastModified > MAX_UNREQUESTED_MS;
}

export function isCurrent(entry: CacheEntry): boolean {
  return !isOutdated(entry.value, entry.lastModified) && !isFromLongAgo(entry);
}

/** A page from the future, as after a clock was set back, counts as old. */
export function isFromFuture({ lastModified }: CacheEntry): boolean {
  return lastModified > Date.now();
}

/** Whether its life is over: the framework shows it once more while it renders it anew. */
export function isDue({ lastModified, cacheControl }: CacheEntry): boolean {
  const { revalidate = false } = cacheControl ?? {};
  return revalidate !== false && Date.now() - lastModified > revalidate * 1000;
}

/** Results of cached functions live as long: a page that is rendered within a minute of a publication may be made of older ones. */
const RESULT_LIFE_MS = 60_000;

const beforeStart = () =>
  processSingleton('publications before the start', () => ({ times: null as ReadonlyMap<string, number> | null }));

/** Provides when each tag was last published before this process started, in epoch milliseconds; a tag without a time was not. Null: nobody knows. */
export function provideLastPublications(times: ReadonlyMap<string, number> | null): void {
  beforeStart().times = times;
}

/**
 * Whether an earlier process rendered a page or a feed that may lack what was published before this one started, as by a process that was killed. Where nobody knows when that
 * was, any may.
 */
export function mayLackPublication({ value, renderStart }: StoredEntry): boolean {
  if (!isWhole(value) || renderStart.at >= performance.timeOrigin) return false;
  const { times } = beforeStart();
  const lastPublished = (tag: string) => times?.get(tag) ?? Number.NEGATIVE_INFINITY;
  return tagsOf(value).some((tag) => times === null || renderStart.at < lastPublished(tag) + RESULT_LIFE_MS);
}
