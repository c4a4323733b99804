import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** Every cache of this site's worker, of any build. */
const OURS = 'campus-';

/** The caches in use. A new way of keeping things gets a new name: what is under the old one is then removed. */
export const PAGES = `${OURS}pages-1`;

/**
 * A new worker serves at once, also the pages that an older one served: what it keeps are whole pages, which need no file
 * of the build they came from (decision record 60).
 */
export function takeOver(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), removeOld()])));
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}
