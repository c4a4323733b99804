import { IN_USE, OURS } from './cache-names.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/**
 * Milliseconds until a new worker calls `skipWaiting` again. Chromium postpones the activation while the old worker handles an event, such as
 * a fetch of the page, and retries only when that worker has been idle for half a minute.
 */
const AGAIN = 3000;

/**
 * Activates a new worker at once, also for pages that an older one served: the pages that it caches are whole and need no file of their
 * build (decision 21).
 */
export function activateImmediately(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(self.skipWaiting());
    setTimeout(() => self.skipWaiting(), AGAIN);
  });
  self.addEventListener('activate', (event) => event.waitUntil(begin()));
}

async function begin(): Promise<void> {
  // The page is under way before the worker has started; not in every browser.
  const { navigationPreload }: { navigationPreload?: NavigationPreloadManager } = self.registration;
  await Promise.all([self.clients.claim(), navigationPreload?.enable(), removeOld()]);
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && !IN_USE.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
