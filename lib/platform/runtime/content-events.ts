import { EventEmitter } from 'node:events';

interface ContentEvents {
  /** A page has changed: earlier results may be stale. */
  changed: [];
  /** Content was published: earlier results may be wrong. */
  published: [];
}

const events = new EventEmitter<ContentEvents>();

/** Events between the caches of the server. */
export function contentEvents(): EventEmitter<ContentEvents> {
  return events;
}
