import { EventEmitter } from 'node:events';

interface ContentEvents {
  /** Content or a page has changed: earlier results may be stale. */
  changed: [];
}

const events = new EventEmitter<ContentEvents>();

/** Events between the caches of the server. */
export function contentEvents(): EventEmitter<ContentEvents> {
  return events;
}
