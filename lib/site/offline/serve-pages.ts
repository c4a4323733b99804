import { localeOf, OFFLINE } from '#lib/platform/routes/paths.ts';
import { readCached } from './cached-page.ts';
import { cachedPage, cachePage, removePage, touchPage } from './cached-pages.ts';
import { fromSite } from './from-site.ts';
import { mayCache } from './may-cache.ts';
import { offlineFallback, serveOfflinePage } from './offline-page.ts';
import { hasIdleQuery, isCacheable, pageAt } from './page-address.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { type StaleReason, withBanner } from './stale-banner.ts';

declare const self: WorkerScope;

/** Milliseconds until a cached copy is shown while the page is loading; pages usually load faster, even over 2G. */
const TIMEOUT_MS = 4000;

/** Statuses of an unavailable site or reverse proxy. */
const UNAVAILABLE = [502, 503, 504];

/** Serves pages from the site; the cached copy if the site does not respond in time. */
export function servePages(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const page = url.origin === location.origin && request.mode === 'navigate' && pageAt(url);
    if (!page) return;
    if (page.kind === 'page' && page.path === OFFLINE) event.respondWith(serveOfflinePage(event, url));
    else if (request.method === 'GET') event.respondWith(serve(event, url));
  });
}

async function serve(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = fromSite(event).catch(() => null);
  if (!isCacheable(url)) return (await fresh) ?? (await withoutConnection(url));
  event.waitUntil(fresh.then((response) => updateCache(url.pathname, response?.clone())));
  const cached = await cachedPage(url.pathname);
  const first = cached ? await Promise.race([fresh, afterTimeout()]) : await fresh;
  if (first && first !== 'slow' && !(cached && UNAVAILABLE.includes(first.status))) return first;
  if (!cached) return offlineFallback(url);
  if (first !== 'slow') event.waitUntil(touchPage(url.pathname, cached.clone()));
  return serveCached(cached, first === 'slow' ? 'slow' : first ? 'siteAway' : 'noConnection', url);
}

/** For an address with a query that was shared: `/about?ref=a`. */
async function withoutConnection(url: URL): Promise<Response> {
  const cached = hasIdleQuery(url) && (await cachedPage(url.pathname));
  return cached ? serveCached(cached, 'noConnection', url) : offlineFallback(url);
}

const afterTimeout = () => new Promise<'slow'>((resolve) => setTimeout(resolve, TIMEOUT_MS, 'slow'));

/** Caches a page; deletes the copy of a removed page. */
async function updateCache(address: string, response: Response | undefined): Promise<void> {
  if (response && mayCache(response)) await cachePage(address, response);
  if (response?.status === 404 || response?.status === 410) await removePage(address);
}

async function serveCached(cached: Response, reason: StaleReason, url: URL): Promise<Response> {
  const { html, age, headers } = await readCached(cached);
  return new Response(withBanner(html, age, reason, localeOf(url.pathname)), { headers });
}
