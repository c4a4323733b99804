import { IN_USE, OURS } from './cache-names.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/**
 * Milliseconds until a new worker asks a second time. Chromium gives up a take-over that meets an event of the worker before,
 * such as a fetch of the page under way, and comes back to it only when that one has rested for half a minute.
 */
const AGAIN = 3000;

/**
 * A new worker serves at once, also the pages that an older one served: what it keeps are whole pages, which need no file
 * of the build they came from (decision record 60).
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
