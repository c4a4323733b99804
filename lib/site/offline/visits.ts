import { localeOf, localPath, OFFLINE } from '#lib/platform/routes/paths.ts';
import { isOlder } from './cached-page.ts';
import { cachedPage, cachePage } from './cached-pages.ts';
import { mayCache } from './may-cache.ts';
import { cacheNotices, findNotices } from './offline-page.ts';
import { hasIdleQuery } from './page-address.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const MINUTE = 60_000;
/** Maximum age of a copy before a newer one is fetched during a visit. */
const MAX_AGE = { page: 15 * MINUTE, notices: 60 * MINUTE };
/** Timeout for fetching a page in the background, including the body: until it ends, no newer worker can activate. */
const TIMEOUT_MS = 30_000;

/** The message that a page sends after it was open for a while (`registerWorker`). */
interface Visit {
  visited: string;
  isCostly: boolean;
}

let isCostly = isSavingData();

function isSavingData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const isVisit = (data: unknown): data is Visit => typeof data === 'object' && data !== null && 'visited' in data;

/** Caches the page that started this worker, whose navigation it did not handle, and at each visit the newest notices. */
export function cacheVisits(): void {
  self.addEventListener('message', (event) => {
    const { data } = event;
    if (!isVisit(data)) return;
    isCostly = data.isCostly;
    event.waitUntil(cacheVisited(data.visited));
  });
}

async function cacheVisited(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  if (hasIdleQuery(url) && isOlder(await cachedPage(url.pathname), MAX_AGE.page)) {
    // A visited page is usually still in the HTTP cache; on a costly connection it is not fetched again.
    const response = await request(url.pathname, isCostly ? 'only-if-cached' : 'force-cache');
    if (response && mayCache(response)) await cachePage(url.pathname, response);
  }
  if (isCostly) return;
  const locale = localeOf(url.pathname);
  if (!isOlder(await findNotices(locale), MAX_AGE.notices)) return;
  const notices = await request(localPath(OFFLINE, locale), 'no-cache');
  if (notices) await cacheNotices(locale, notices);
}

function request(address: string, cache: RequestCache): Promise<Response | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { cache, mode: 'same-origin', signal }).catch(() => null);
}
