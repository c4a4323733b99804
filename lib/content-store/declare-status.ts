import { cacheLife, cacheTag } from 'next/cache';
import { statusTags } from './tags.ts';

/** Has the page that is being rendered answer 503: it can't show what it is about. */
export async function declareUnavailable(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.unavailable);
}

/** Has the page that is being rendered be made anew in seconds, and kept nowhere else: a part of it can't be shown. */
export async function declareIncomplete(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.incomplete);
}

/** Has the page that is being rendered answer 404. Next's own `notFound()` leaves an empty document that scripts fill. */
export async function declareNotFound(): Promise<void> {
  'use cache';
  cacheLife('recent');
  cacheTag(statusTags.notFound);
}
