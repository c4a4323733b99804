import { readChoice, readNotified, storeNotified } from '#lib/push/browser/choice.ts';
import { notificationOf } from '#lib/push/browser/notification-of.ts';
import { subscribe } from '#lib/push/browser/subscribe.ts';
import type { PushMessage } from '#lib/push/message.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** One message after the other: each goes by what was told before. */
let showing: Promise<void> = Promise.resolve();

/** Shows what the site writes to this browser about new notices, and leads to them. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    // Nobody else can encrypt for this browser.
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

/** A page that is open already comes to the front. */
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
