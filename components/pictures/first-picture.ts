import { cache } from 'react';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getFlashNotices } from '#lib/site/content-cache/readers.ts';

/**
 * The priority of the first picture of a page: `low` where the poster of a flash notice opens above it and is visible first. React
 * preloads pictures with high priority, before the poster.
 */
export const firstPicturePriority = cache(async (): Promise<'high' | 'low'> => {
  const notices = await attempt(getFlashNotices);
  return notices.ok && notices.value.some(({ pictures }) => pictures.length > 0) ? 'low' : 'high';
});
