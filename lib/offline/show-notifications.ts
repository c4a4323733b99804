import { readChoice, readNotified, storeNotified } from '#lib/push/browser/choice.ts';
import { notificationOf } from '#lib/push/browser/notification-of.ts';
import { subscribe } from '#lib/push/browser/subscribe.ts';
import type { PushMessage } from '#lib/push/message.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** Messages are handled one after the other, as each depends on the notices that were shown before. */
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
  const told = await readNotified().catch(() => []);
  const { title, ...options } = notificationOf(message, told);
  await self.registration.showNotification(title, options);
  await storeNotified([...message.notices.map(({ id }) => id), ...told]);
}

/** Focuses the page if a tab has it open, otherwise opens it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The push service has given the browser another address. */
async function renew(): Promise<void> {
  const choice = await readChoice();
  if (choice) await subscribe(self.registration, choice);
}
