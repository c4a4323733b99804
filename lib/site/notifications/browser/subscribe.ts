import type { Locale } from '#content/locale.ts';
import {
  deleteLocalSubscription,
  type LocalSubscription,
  readLocalSubscription,
  storeLocalSubscription,
} from './local-subscription.ts';

const ENDPOINT = '/api/push';

interface SubscriptionRequest {
  departments: string[];
  language: Locale;
}

async function fetchApi(request?: RequestInit): Promise<Response> {
  const reply = await fetch(ENDPOINT, request);
  if (!reply.ok) throw new Error(`the site responded with ${reply.status}`);
  return reply;
}

function send(method: 'POST' | 'DELETE', body: object): Promise<Response> {
  return fetchApi({ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function siteKey(): Promise<string> {
  const { key }: { key: string } = await (await fetchApi()).json();
  return key;
}

/** The browser's subscription with the site's current key: one with another key would get no messages. */
async function subscription({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const key = await siteKey();
  const existing = await pushManager.getSubscription();
  if (existing && toText(existing.options.applicationServerKey) === key) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes at the push service and at the site, which replaces an earlier subscription. @throws where either fails */
export async function subscribe(registration: ServiceWorkerRegistration, request: SubscriptionRequest): Promise<void> {
  const before = await readLocalSubscription();
  const current = await subscription(registration);
  const { endpoint } = current;
  const keys = { p256dh: toText(current.getKey('p256dh')), auth: toText(current.getKey('auth')) };
  const own = before && { endpoint: before.endpoint, auth: before.auth };
  const isOther = own !== null && own.endpoint !== endpoint;
  await send('POST', { ...request, endpoint, keys, ...(isOther && { replaces: own }) });
  await storeLocalSubscription({ ...request, endpoint, auth: keys.auth, at: Date.now() } satisfies LocalSubscription);
}

/** Unsubscribes at both. If the site is unreachable, the push service reports it later. */
export async function unsubscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const current = await readLocalSubscription();
  if (current) await send('DELETE', { endpoint: current.endpoint, auth: current.auth }).catch(() => undefined);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await deleteLocalSubscription();
}

/** Bytes as base64url. */
function toText(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
