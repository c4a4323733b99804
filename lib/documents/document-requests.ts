import 'server-only';
import { EventEmitter } from 'node:events';
import { broadcast, onEvent } from '#lib/redis/events.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** What a visitor waits for: the text of a file, or the pictures of a page. */
export type Wanted = { readonly fileName: string } | { readonly digest: string; readonly page: number };

declare module '#lib/redis/events.ts' {
  interface ProcessEvents {
    /** A visitor asked for a document that is not read yet, or for a page that is not drawn. */
    documentWanted: Wanted;
  }
}

const here = () => processSingleton('documents wanted', () => new EventEmitter());

/** Asks the process that reads documents, whichever it is, to read this one first. */
export function wantDocument(wanted: Wanted): void {
  here().emit('wanted', wanted);
  broadcast('documentWanted', wanted);
}

export function onWanted(listen: (wanted: Wanted) => void): void {
  here().on('wanted', listen);
  onEvent('documentWanted', listen);
}
