import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';

/** The subscription of this browser. `at`: when it was last sent to the server, in milliseconds. */
export interface Choice {
  departments: Department[];
  language: Locale;
  endpoint: string;
  auth: string;
  at: number;
}

/** Pages and the service worker both reach a cache; no request of a page is answered from this one. */
const CACHE = 'push';
const CHOICE = '/push/choice';
const NOTIFIED = '/push/told';
/** More than are new in a day. */
const MOST_NOTIFIED = 100;

async function read<T>(name: string): Promise<T | null> {
  const kept = await caches.match(name, { cacheName: CACHE });
  return kept ? kept.json() : null;
}

async function write(name: string, value: Choice | string[]): Promise<void> {
  await (await caches.open(CACHE)).put(name, Response.json(value));
}

export const readChoice = (): Promise<Choice | null> => read<Choice>(CHOICE);

export const storeChoice = (choice: Choice): Promise<void> => write(CHOICE, choice);

/** Leaves nothing behind. */
export const forgetChoice = (): Promise<boolean> => caches.delete(CACHE);

/** Ids of notices that were shown already. */
export const readNotified = async (): Promise<string[]> => (await read<string[]>(NOTIFIED)) ?? [];

export const storeNotified = (ids: readonly string[]): Promise<void> =>
  write(NOTIFIED, [...new Set(ids)].slice(0, MOST_NOTIFIED));
