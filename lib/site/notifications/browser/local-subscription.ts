import type { Locale } from '#content/locale.ts';

/** The choices of this browser, as the site stores them: of numbers only sealed digests. Those from before words and numbers have none. */
export interface StoredChoices {
  departments: string[];
  words?: string[];
  numbers?: { digest: string; added: number }[];
  language: Locale;
}

/** The subscription of this browser. `at`: when it was last sent to the server, in milliseconds. */
export interface LocalSubscription extends StoredChoices {
  endpoint: string;
  auth: string;
  at: number;
}

/** Pages and the service worker can both use a cache; no request of a page is served from this one. */
const CACHE = 'push';
const SUBSCRIPTION = '/push/choice';
const NOTIFIED = '/push/told';
/** More than are new in a day. */
const MAX_NOTIFIED = 100;

async function read<T>(name: string): Promise<T | null> {
  const cached = await caches.match(name, { cacheName: CACHE });
  return cached ? cached.json() : null;
}

async function write(name: string, value: LocalSubscription | string[]): Promise<void> {
  await (await caches.open(CACHE)).put(name, Response.json(value));
}

export const readLocalSubscription = (): Promise<LocalSubscription | null> => read<LocalSubscription>(SUBSCRIPTION);

export const storeLocalSubscription = (subscription: LocalSubscription): Promise<void> =>
  write(SUBSCRIPTION, subscription);

/** Deletes the subscription and the ids of the notices shown. */
export const deleteLocalSubscription = (): Promise<boolean> => caches.delete(CACHE);

/** Ids of notices that were shown already. */
export const readNotified = async (): Promise<string[]> => (await read<string[]>(NOTIFIED)) ?? [];

export const storeNotified = (ids: readonly string[]): Promise<void> =>
  write(NOTIFIED, [...new Set(ids)].slice(0, MAX_NOTIFIED));
