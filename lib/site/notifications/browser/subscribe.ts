import {
  deleteLocalSubscription,
  type LocalSubscription,
  readLocalSubscription,
  type StoredChoices,
  storeLocalSubscription,
} from './local-subscription.ts';

const ENDPOINT = '/api/push';

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

/** The address of this browser at its push service. */
export interface BrowserAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The address under which the site knows it, where that is another one. */
  replaces?: { endpoint: string; auth: string };
}

/** Subscribes at the push service. @throws where that fails */
export async function browserAddress(registration: ServiceWorkerRegistration): Promise<BrowserAddress> {
  const before = await readLocalSubscription();
  const current = await subscription(registration);
  const { endpoint } = current;
  const keys = { p256dh: toText(current.getKey('p256dh')), auth: toText(current.getKey('auth')) };
  const isOther = before !== null && before.endpoint !== endpoint;
  return { endpoint, keys, ...(isOther && { replaces: { endpoint: before.endpoint, auth: before.auth } }) };
}

/** Remembers what the site has stored. */
export function rememberSubscription(
  { departments, words = [], numbers = [], language }: StoredChoices,
  { endpoint, keys }: BrowserAddress,
): Promise<void> {
  const local: LocalSubscription = { departments, words, numbers, language, endpoint, auth: keys.auth, at: Date.now() };
  return storeLocalSubscription(local);
}

/** Subscribes at the push service and at the site, which replaces an earlier subscription. @throws where either fails */
export async function subscribe(registration: ServiceWorkerRegistration, choices: StoredChoices): Promise<void> {
  const address = await browserAddress(registration);
  const { departments, words, numbers, language } = choices;
  await send('POST', { departments, words, numbers, language, ...address });
  await rememberSubscription(choices, address);
}

/** Unsubscribes at both. If the site is unreachable, the push service reports it later. */
export async function unsubscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const current = await readLocalSubscription();
  if (current) await send('DELETE', { endpoint: current.endpoint, auth: current.auth }).catch(() => undefined);
  await forgetSubscription(registration);
}

/** Unsubscribes at the push service, and deletes what this browser has stored. */
export async function forgetSubscription({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe();
  await deleteLocalSubscription();
}

/** Bytes as base64url. */
function toText(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}
