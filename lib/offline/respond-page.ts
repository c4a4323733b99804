import { localeOf, OFFLINE } from '#lib/routes/paths.ts';
import { readStored } from './cached-page.ts';
import { cachedPage, cachePage, forgetPage, touchPage } from './cached-pages.ts';
import { fromSite } from './from-site.ts';
import { mayCache } from './may-cache.ts';
import { offlineInstead, respondOffline } from './offline-page.ts';
import { isCacheable, pageAt } from './page-address.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { type Reason, withAge } from './stale-banner.ts';

declare const self: WorkerScope;

/** Milliseconds until a cached copy is shown while the page is on its way: more than usual, even over 2G. */
const PATIENCE = 4000;

/** The statuses of a site, or its front, that is away. */
const AWAY = [502, 503, 504];

/** Serves pages from the site; the cached copy when the site does not answer in time. */
export function respondPages(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const page = url.origin === location.origin && request.mode === 'navigate' && pageAt(url);
    if (!page) return;
    if (page.kind === 'page' && page.path === OFFLINE) event.respondWith(respondOffline(event, url));
    else if (request.method === 'GET') event.respondWith(answer(event, url));
  });
}

async function answer(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = fromSite(event).catch(() => null);
  if (!isCacheable(url)) return (await fresh) ?? (await offlineInstead(url));
  event.waitUntil(fresh.then((response) => note(url.pathname, response?.clone())));
  const kept = await cachedPage(url.pathname);
  const first = kept ? await Promise.race([fresh, afterPatience()]) : await fresh;
  if (first && first !== 'slow' && !(kept && AWAY.includes(first.status))) return first;
  if (!kept) return offlineInstead(url);
  if (first !== 'slow') event.waitUntil(touchPage(url.pathname, kept.clone()));
  return show(kept, first === 'slow' ? 'slow' : first ? 'siteAway' : 'noConnection', url);
}

const afterPatience = () => new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE, 'slow'));

/** Caches a page; deletes the copy of one that is gone. */
async function note(address: string, response: Response | undefined): Promise<void> {
  if (response && mayCache(response)) await cachePage(address, response);
  if (response?.status === 404 || response?.status === 410) await forgetPage(address);
}

async function show(kept: Response, reason: Reason, url: URL): Promise<Response> {
  const { html, age, headers } = await readStored(kept);
  return new Response(withAge(html, age, reason, localeOf(url.pathname)), { headers });
}
