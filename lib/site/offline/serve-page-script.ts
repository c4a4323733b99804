import { PAGE_SCRIPT } from '#lib/platform/routes/paths.ts';
import { SCRIPT_CACHE } from './cache-names.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { tryCache } from './try-cache.ts';

declare const self: WorkerScope;

/** Excludes scripts of controls, which need the site anyway. */
const PAGE_SCRIPT_PATTERN = new RegExp(`^${PAGE_SCRIPT}/[0-9a-z]+$`);

/** Number of cached page scripts, one for each build whose pages are on the device. */
const MAX_SCRIPTS = 3;

/** Serves the page script from the cache if it is stored: its address contains a digest. */
export function servePageScript(): void {
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin === location.origin && PAGE_SCRIPT_PATTERN.test(pathname)) event.respondWith(serve(event));
  });
}

async function serve(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await tryCache(SCRIPT_CACHE, (cache) => cache.match(request.url));
  if (stored) return stored;
  const fresh = await fetch(request);
  // For a page of another build the site sends its current script, whose digest differs.
  const isOwn = fresh.ok && fresh.headers.get('cache-control')?.includes('immutable');
  if (isOwn) event.waitUntil(store(request.url, fresh.clone()));
  return fresh;
}

function store(address: string, script: Response): Promise<unknown> {
  return tryCache(SCRIPT_CACHE, async (cache) => {
    const older = await cache.keys();
    for (const request of older.slice(0, Math.max(0, older.length - MAX_SCRIPTS + 1))) await cache.delete(request);
    await cache.put(address, script);
  });
}
