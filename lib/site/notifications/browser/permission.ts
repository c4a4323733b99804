import type { push } from '#content/messages/push.ts';

/** States of the notifications of a browser, as message keys. */
export type PushStatus = keyof typeof push.state;

/** The reason why this browser cannot have notifications; null where it can. */
export function unsupportedReason(): PushStatus | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // Only browsers of Apple's phones have this property: they support push once the site is on the home screen.
  return 'standalone' in navigator ? 'install' : 'unsupported';
}

/** Requests the permission for notifications. @returns why there are none; null where they are allowed */
export async function refusalReason(): Promise<PushStatus | null> {
  const reason = unsupportedReason();
  if (reason || (await Notification.requestPermission()) === 'granted') return reason;
  return Notification.permission === 'denied' ? 'denied' : 'dismissed';
}

export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}
