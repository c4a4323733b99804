import { cacheLife, cacheTag } from 'next/cache';
import { statusTags } from './tags.ts';

/** Gives the page that is being rendered status 503: its main content is missing. */
export async function declareUnavailable(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.unavailable);
}

/** Marks the page that is being rendered as incomplete: it is rendered again within seconds, and no other cache stores it. */
export async function declareIncomplete(): Promise<void> {
  'use cache';
  cacheLife('failure');
  cacheTag(statusTags.incomplete);
}

/** Gives the page that is being rendered status 404. Next's own `notFound()` leaves an empty document that scripts fill. */
export async function declareNotFound(): Promise<void> {
  'use cache';
  cacheLife('recent');
  cacheTag(statusTags.notFound);
}

/** Gives the page that is being rendered status 410: what was at its address is withdrawn. */
export async function declareGone(): Promise<void> {
  'use cache';
  cacheLife('recent');
  cacheTag(statusTags.gone);
}
