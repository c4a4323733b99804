import 'server-only';
import { EventEmitter } from 'node:events';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { broadcast, onEvent } from '#lib/platform/shared-state/events.ts';

/** Content that a visitor waits for: the text of a file, or the pictures of a page. */
export type DocumentRequest = { readonly fileName: string } | { readonly digest: string; readonly page: number };

declare module '#lib/platform/shared-state/events.ts' {
  interface ProcessEvents {
    /** A visitor requested a document that is not read yet, or a page that is not drawn. */
    documentWanted: DocumentRequest;
  }
}

const emitter = () => processSingleton('document-requests', () => new EventEmitter());

/** Makes the reading process, here or in another instance, read this document first. */
export function requestDocument(request: DocumentRequest): void {
  emitter().emit('request', request);
  broadcast('documentWanted', request);
}

export function onDocumentRequest(listener: (request: DocumentRequest) => void): void {
  emitter().on('request', listener);
  onEvent('documentWanted', listener);
}
