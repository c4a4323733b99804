import { localeOf, localPath, OFFLINE } from '#lib/routes/paths.ts';
import { ageOf } from './cached-page.ts';
import { cachedPage, cachePage } from './cached-pages.ts';
import { mayCache } from './may-cache.ts';
import { cacheNotices, takeNotices } from './offline-page.ts';
import { isCacheable } from './page-address.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const MINUTE = 60_000;
/** How old a copy may be before a newer one is fetched beside a visit. */
const FRESH = { page: 15 * MINUTE, notices: 60 * MINUTE };
/** Milliseconds for fetching a page in the background, its body included: until it ends, no newer worker can activate. */
const DEADLINE = 30_000;

/** The message of a page that has been read for a while (`registerWorker`). */
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

/** Caches the page that started this worker, whose navigation it did not see, and at each visit the newest notices. */
export function noteVisits(): void {
  self.addEventListener('message', (event) => {
    const { data } = event;
    if (!isVisit(data)) return;
    isCostly = data.isCostly;
    event.waitUntil(keepVisited(data.visited));
  });
}

async function keepVisited(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  if (isCacheable(url) && isOlder(await cachedPage(url.pathname), FRESH.page)) {
    // What has been read is mostly still in the browser's own cache; on a costly connection nothing is fetched a second time.
    const answer = await ask(url.pathname, isCostly ? 'only-if-cached' : 'force-cache');
    if (answer && mayCache(answer)) await cachePage(url.pathname, answer);
  }
  if (isCostly) return;
  const locale = localeOf(url.pathname);
  if (!isOlder(await takeNotices(locale), FRESH.notices)) return;
  const notices = await ask(localPath(OFFLINE, locale), 'no-cache');
  if (notices) await cacheNotices(locale, notices);
}

const isOlder = (copy: Response | undefined, age: number) => !copy || Date.now() - ageOf(copy).since.getTime() > age;

function ask(address: string, cache: RequestCache): Promise<Response | null> {
  const signal = AbortSignal.timeout(DEADLINE);
  return fetch(address, { cache, mode: 'same-origin', signal }).catch(() => null);
}
