import { PAGE_SCRIPT } from '#lib/routes/paths.ts';
import { PAGE_SCRIPTS } from './cache-names.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { tryCache } from './try-cache.ts';

declare const self: WorkerScope;

/** Not those of controls, which ask the site. */
const OF_ALL_PAGES = new RegExp(`^${PAGE_SCRIPT}/[0-9a-z]+$`);

/** How many page scripts are cached, one for each build whose pages are on the device. */
const MOST = 3;

/** Serves the page script from the cache once it is there: its address holds a digest. */
export function respondPageScript(): void {
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === location.origin && OF_ALL_PAGES.test(pathname)) event.respondWith(answer(event));
  });
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await tryCache(PAGE_SCRIPTS, (cache) => cache.match(request.url));
  if (stored) return stored;
  const fresh = await fetch(request);
  // For a page of another build the site sends its own script, whose digest differs.
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
