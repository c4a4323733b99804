import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** A worker that takes the place of any other, removes what was kept, and itself. It must stand alone: its text is sent. */
export function unregisterWorker(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(self.skipWaiting());
    // Why twice: `activateImmediately`.
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
