import 'server-only';
import { z } from 'zod';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { markExistingAnnounced } from '#lib/site/outbox/find-news.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import type { NoticeChoices } from './choices/choices.ts';
import { forgetNotified } from './matching/recent-notices.ts';
import {
  readSubscription,
  removeSubscription,
  type Subscription,
  type SubscriptionAddress,
  subscriptionId,
} from './subscriptions/subscription.ts';

/** The limit takes 50 MB. */
const MAX_SUBSCRIPTIONS = 50_000;

/** Proof that a subscription is the sender's own: only its browser has both values. */
export const ownSchema = z.object({ endpoint: z.string().max(1024), auth: z.string().max(64) });
export type Own = z.infer<typeof ownSchema>;

/** The stored subscription; null for none. @throws Refusal 403 for that of another browser, and errors of the store */
export async function ownSubscription(store: Records, { endpoint, auth }: Own): Promise<Subscription | null> {
  const stored = readSubscription(await store.get('subscriptions', subscriptionId(endpoint)));
  if (stored && !isSameSecret(auth, stored.keys.auth))
    throw new Refusal(403, 'This is the subscription of another device.');
  return stored;
}

/** Deletes everything about the subscription of a browser. @throws Refusal 403, and errors of the store */
export async function deleteSubscription(store: Records, own: Own): Promise<void> {
  if (!(await ownSubscription(store, own))) return;
  const id = subscriptionId(own.endpoint);
  await store.change(removeSubscription(id));
  await forgetNotified(store, id);
}

interface OpenSubscription {
  /** The stored subscription of the browser, also under its earlier address; null for none. */
  before: Subscription | null;
  /** Stores choices in its place. @throws Refusal 503, and errors of the store */
  save(choices: NoticeChoices & Pick<Subscription, 'language'>): Promise<Subscription>;
}

/** Opens the subscription of a browser to change it. `replaces`: its earlier address. @throws Refusal 403, and errors of the store */
export async function openSubscription(
  store: Records,
  { endpoint, keys }: SubscriptionAddress,
  replaces: Own | undefined,
): Promise<OpenSubscription> {
  const key = subscriptionId(endpoint);
  const current = await ownSubscription(store, { endpoint, auth: keys.auth });
  const old = replaces && replaces.endpoint !== endpoint ? await ownSubscription(store, replaces) : null;
  const before = current ?? old;
  return {
    before,
    async save(choices) {
      if (!before && (await store.count('subscriptions')) >= MAX_SUBSCRIPTIONS)
        throw new Refusal(503, 'No more devices can get notifications right now.', { 'Retry-After': '86400' });
      // A time in the future, from a clock that was fast, would delay all messages until then.
      const since = Math.min(before?.since ?? Date.now(), Date.now());
      const subscription: Subscription = { endpoint, keys, ...choices, since };
      await store.change([
        ...(await markExistingAnnounced(store)),
        ...(old ? await moveSubscription(store, subscriptionId(old.endpoint), key) : []),
        { in: 'subscriptions', key, value: JSON.stringify(subscription) },
      ]);
      return subscription;
    },
  };
}

/** Deletes the old record; what waits for it goes to the new one. */
async function moveSubscription(store: Records, old: string, key: string): Promise<Change[]> {
  const moved = await Promise.all(
    (['push queue', 'matches'] as const).map(async (collection): Promise<Change[]> => {
      const value = await store.get(collection, old);
      return value === null ? [] : [{ in: collection, key, value }];
    }),
  );
  return [...removeSubscription(old), ...moved.flat()];
}
