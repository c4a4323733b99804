import {
  readLocalSubscription,
  readNotified,
  storeNotified,
} from '#lib/site/notifications/browser/local-subscription.ts';
import { toNotification } from '#lib/site/notifications/browser/notification.ts';
import { subscribe } from '#lib/site/notifications/browser/subscribe.ts';
import type { PushMessage } from '#lib/site/notifications/delivery/message.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** Messages are handled one after the other, as each depends on the notices shown before. */
let showing: Promise<void> = Promise.resolve();

/** Shows the site's push messages about new notices, and opens the notice that is clicked. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    // Only this site can encrypt for this browser, so the message is trusted.
    const message = event.data?.json() as PushMessage;
    showing = showing.catch(() => undefined).then(() => show(message));
    event.waitUntil(showing);
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));
}

async function show(message: PushMessage): Promise<void> {
  const notified = await readNotified().catch(() => []);
  const { title, ...options } = toNotification(message, notified);
  await self.registration.showNotification(title, options);
  await storeNotified([...message.notices.map(({ id }) => id), ...notified]);
}

/** Focuses the page if a tab has it open, otherwise opens it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const client = windows.find(({ url }) => new URL(url).pathname === path);
  await (client ? client.focus() : self.clients.openWindow(path));
}

/** Subscribes again after the push service has changed the browser's endpoint. */
async function renew(): Promise<void> {
  const subscription = await readLocalSubscription();
  if (subscription) await subscribe(self.registration, subscription);
}
