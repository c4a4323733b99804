import { EventEmitter } from 'node:events';
import { processWide } from './process-wide.ts';

interface ContentEvents {
  /** There is newer content, or a newer page: what was made before may be old. */
  changed: [];
}

/** What the caches of this process tell each other. */
export function contentEvents(): EventEmitter<ContentEvents> {
  return processWide('content events', () => new EventEmitter<ContentEvents>());
}
