import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { keptAnswers } from '../answers/kept-answers.ts';
import { processWide } from '../campus/process-wide.ts';
import { isFromLongAgo } from './age.ts';
import { isWhole, tagsOf } from './page-entry.ts';

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
