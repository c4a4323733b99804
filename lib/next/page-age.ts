import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { keptAnswers } from '../answers/kept-answers.ts';
import { processWide } from '../campus/process-wide.ts';
import { isWhole, tagsOf } from './page-entry.ts';

/** Epoch milliseconds, and not 0, which Next takes for now. */
export const LONG_AGO = 1;

/** From the same age on the footer calls content old (design decision 12). */
export const OLD_MS = 15 * 60_000;

/** A clock that was set back must not keep a page fresh until it is that late again. */
export function isFromFuture({ lastModified }: CacheHandlerValue): boolean {
  return lastModified > Date.now();
}

/**
 * Whether nobody has asked for a page or a feed since it may have come to tell of another day: Next would show it once
 * more, and only then render it anew. What is rendered for each request, from a frame that is kept, never is.
 */
export function isFromLongAgo({ value, lastModified }: CacheHandlerValue): boolean {
  return isWhole(value) && Date.now() - lastModified > OLD_MS;
}

/** Whether its life is over: Next shows it once more while it renders it anew. */
export function isDue({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  const { revalidate = false } = cacheControl ?? {};
  return revalidate !== false && Date.now() - lastModified > revalidate * 1000;
}

const times = () => processWide('times of publication', () => new Map<string, number>());

/** What was made of these tags is old from now on. */
export function notePublication(tags: string | readonly string[]): void {
  for (const tag of [tags].flat()) times().set(tag, Date.now());
  keptAnswers().age();
}

/**
 * Whether a page or a feed is older than a publication of what it shows: Next would show it once more, and only then
 * render it anew. What is rendered for each request, from a frame that is kept, never is.
 */
export function isFromBefore({ value, lastModified }: CacheHandlerValue): boolean {
  return isWhole(value) && tagsOf(value).some((tag) => (times().get(tag) ?? 0) >= lastModified);
}

export function isCurrent(entry: CacheHandlerValue): boolean {
  return !isFromBefore(entry) && !isFromLongAgo(entry);
}
