import { CACHE_PREFIX, CACHES_IN_USE } from './cache-names.ts';
import type { WorkerScope } from './scope.ts';
import { serveFiles } from './serve-files.ts';
import { servePageScript } from './serve-page-script.ts';
import { servePages } from './serve-pages.ts';
import { showNotifications } from './show-notifications.ts';
import { cacheVisits } from './visits.ts';

declare const self: WorkerScope;

/**
 * Milliseconds until a new worker calls `skipWaiting` again. Chromium postpones the activation while the old worker handles an event, such as
 * a fetch of the page, and retries only when that worker has been idle for half a minute.
 */
const RETRY_MS = 3000;

/**
 * Activates a new worker at once, also for pages that an older one served: cached pages are self-contained and need no file of their
 * build (decision 17).
 */
function activateImmediately(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(self.skipWaiting());
    setTimeout(() => self.skipWaiting(), RETRY_MS);
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
}

async function activate(): Promise<void> {
  // Browsers with navigation preload fetch the page before the worker has started.
  const { navigationPreload }: { navigationPreload?: NavigationPreloadManager } = self.registration;
  await Promise.all([self.clients.claim(), navigationPreload?.enable(), removeOldCaches()]);
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !CACHES_IN_USE.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The service worker: each concern listens for its own events.
activateImmediately();
servePages();
serveFiles();
servePageScript();
cacheVisits();
showNotifications();
