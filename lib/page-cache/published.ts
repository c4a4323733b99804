import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { processWide } from '../campus/process-wide.ts';

const times = () => processWide('times of publication', () => new Map<string, number>());

/** Notes that content of these tags is newer from now on. */
export function notePublication(tags: string | readonly string[]): void {
  for (const tag of [tags].flat()) times().set(tag, Date.now());
}

/**
 * Whether a page or a feed is older than a publication of what it shows: Next would show it once more, and only then
 * render it anew. What is rendered for each request, from a frame that is kept, never is.
 */
export function isFromBefore({ value, lastModified }: CacheHandlerValue): boolean {
  if (value === null || !('headers' in value) || ('postponed' in value && value.postponed !== undefined)) return false;
  const tags = value.headers?.['x-next-cache-tags'];
  return typeof tags === 'string' && tags.split(',').some((tag) => (times().get(tag) ?? 0) >= lastModified);
}
