import { EventEmitter } from 'node:events';
import { processSingleton } from './process-singleton.ts';

interface ContentEvents {
  /** Content or a page has changed: earlier results may be stale. */
  changed: [];
}

/** Events between the caches of this process. */
export function contentEvents(): EventEmitter<ContentEvents> {
  return processSingleton('content-events', () => new EventEmitter<ContentEvents>());
}
