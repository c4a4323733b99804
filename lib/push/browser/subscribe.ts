import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { type Choice, forgetChoice, readChoice, storeChoice } from './choice.ts';

const DOOR = '/api/push';

interface SubscriptionRequest {
  departments: Department[];
  language: Locale;
}

async function ask(request?: RequestInit): Promise<Response> {
  const reply = await fetch(DOOR, request);
  if (!reply.ok) throw new Error(`the site answers with ${reply.status}`);
  return reply;
}

function send(method: 'POST' | 'DELETE', body: object): Promise<Response> {
  return ask({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function siteKey(): Promise<string> {
  const { key }: { key: string } = await (await ask()).json();
  return key;
}

/** The browser's subscription with the site's key of today: one with another key would never be written to. */
async function subscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const key = await siteKey();
  const known = await pushManager.getSubscription();
  if (known && toText(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes at the push service and at the site, in place of an earlier subscription. @throws where either fails */
export async function subscribe(registration: ServiceWorkerRegistration, request: SubscriptionRequest): Promise<void> {
  const before = await readChoice();
  const current = await subscription(registration);
  const { endpoint } = current;
  const keys = { p256dh: toText(current.getKey('p256dh')), auth: toText(current.getKey('auth')) };
  const own = before && { endpoint: before.endpoint, auth: before.auth };
  const isOther = own !== null && own.endpoint !== endpoint;
  await send('POST', { ...request, endpoint, keys, ...(isOther && { replaces: own }) });
  await storeChoice({ ...request, endpoint, auth: keys.auth, at: Date.now() } satisfies Choice);
}

/** Unsubscribes at both. A site that cannot be reached learns of it from the push service later. */
export async function unsubscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const choice = await readChoice();
  if (choice) await send('DELETE', { endpoint: choice.endpoint, auth: choice.auth }).catch(() => undefined);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await forgetChoice();
}

/** Bytes as base64url. */
function toText(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
