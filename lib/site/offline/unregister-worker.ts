import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** A worker that replaces any other, deletes all caches and unregisters itself. It must be self-contained, because its source text is sent. */
export function unregisterWorker(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(self.skipWaiting());
    // Twice for the reason given at `activateImmediately`.
    setTimeout(() => self.skipWaiting(), 3000);
  });
  self.addEventListener('activate', (event) => {
    const remove = async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    };
    event.waitUntil(remove());
  });
}
