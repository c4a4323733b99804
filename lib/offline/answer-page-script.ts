import { PAGE_SCRIPT } from '#lib/routes/paths.ts';
import { PAGE_SCRIPTS } from './cache-names.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { tryCache } from './try-cache.ts';

declare const self: WorkerScope;

/** Pages of so many builds are on the device at most; their menus and dates work without a connection. */
const MOST = 3;

/** The page script comes from the device once it was there: its name says what is in it. */
export function answerPageScript(): void {
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === location.origin && pathname.startsWith(`${PAGE_SCRIPT}/`)) event.respondWith(answer(event));
  });
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await tryCache(PAGE_SCRIPTS, (cache) => cache.match(request.url));
  if (stored) return stored;
  const fresh = await fetch(request);
  // A page of another build gets a script that is not the one of this name.
  const isOwn = fresh.ok && fresh.headers.get('cache-control')?.includes('immutable');
  if (isOwn) event.waitUntil(store(request.url, fresh.clone()));
  return fresh;
}

function store(address: string, script: Response): Promise<unknown> {
  return tryCache(PAGE_SCRIPTS, async (cache) => {
    const older = await cache.keys();
    for (const request of older.slice(0, Math.max(0, older.length - MOST + 1))) await cache.delete(request);
    await cache.put(address, script);
  });
}
