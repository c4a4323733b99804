import { EventEmitter } from 'node:events';
import { tags } from '#lib/content-store/tags.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

const publications = () => processSingleton('publications of notices', () => new EventEmitter());

/** Says that content of these tags was published: notices among it are looked for at once. */
export function emitNoticesPublished(published: string | readonly string[]): void {
  if ([published].flat().includes(tags.notices)) publications().emit('published');
}

export function onNoticesPublished(listen: () => void): void {
  publications().on('published', listen);
}
