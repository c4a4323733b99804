import { cacheLife, cacheTag } from 'next/cache';
import { statusTags } from './tags.ts';

/** Sets status 503 for the page being rendered: its main content is missing. */
export async function declareUnavailable(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.unavailable);
}

/** Marks the page being rendered as incomplete: it is rendered again within seconds, and no other cache stores it. */
export async function declareIncomplete(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.incomplete);
}

/** Sets status 404 for the page being rendered. Next's own `notFound()` leaves an empty document that scripts fill. */
export async function declareNotFound(): Promise<void> {
  'use cache';
  cacheLife('recent');
  cacheTag(statusTags.notFound);
}

/** Sets status 410 for the page being rendered: its record is withdrawn. */
export async function declareGone(): Promise<void> {
  'use cache';
  cacheLife('recent');
  cacheTag(statusTags.gone);
}
