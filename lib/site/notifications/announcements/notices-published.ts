import { EventEmitter } from 'node:events';
import { tags } from '#lib/site/content-cache/tags.ts';

const publications = new EventEmitter();

/** Reports that content of these tags was published, so that new notices are looked for at once. */
export function emitNoticesPublished(published: string | readonly string[]): void {
  if ([published].flat().includes(tags.notices)) publications.emit('published');
}

export function onNoticesPublished(listener: () => void): void {
  publications.on('published', listener);
}
