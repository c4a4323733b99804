import { preloaded } from './from-site';
import { takeFile } from './kept-files';
import type { FetchEvent, WorkerScope } from './scope';

declare const self: WorkerScope;

/** Files that were kept come from the device, with or without a connection; all others from the site. */
export function answerFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET' || !pathname.startsWith('/files/')) return;
    event.respondWith(answer(event));
  });
}

/** What opens in a tab the browser has begun to fetch: asked for again, it would be paid for twice. */
async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await takeFile(request.url)) ?? (await preloaded(preloadResponse)) ?? fetch(request);
}
