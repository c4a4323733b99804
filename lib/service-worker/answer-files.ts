import { takeFile } from './kept-files';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** Files that were kept come from the device, with or without a connection; all others from the site. */
export function answerFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET' || !pathname.startsWith('/files/')) return;
    event.respondWith(takeFile(request.url).then((kept) => kept ?? fetch(request)));
  });
}
