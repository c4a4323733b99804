import 'server-only';
import { z } from 'zod';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { readJsonBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { markExistingAnnounced } from './announcements/announced-ids.ts';
import { records } from './storage/records.ts';
import type { Change, Records } from './storage/stored-records.ts';
import { storageOr503 } from './storage-or-503.ts';
import {
  readSubscription,
  type Subscription,
  subscriptionId,
  subscriptionRequestSchema,
} from './subscriptions/subscription.ts';

const MAX_BODY_BYTES = 4096;
/** The limit takes 25 MB. */
const MAX_SUBSCRIPTIONS = 50_000;

/** Proof that a subscription is the sender's own: only its browser has both values. */
const ownSchema = z.object({ endpoint: z.string().max(1024), auth: z.string().max(64) });
const replacementSchema = z.object({ replaces: ownSchema.optional() });

/** Thousands of phones may share one address, and many tap on the same day. */
const countSender = createEndpointLimit({
  keyPrefix: 'push',
  points: 2000,
  duration: 60 * 60,
  message: 'Too many requests for notifications from your network. Please try again later.',
});

async function bodyOf(request: Request): Promise<unknown> {
  requireSameOrigin(request, environment().siteUrl);
  await countSender(request);
  return readJsonBody(request, MAX_BODY_BYTES);
}

/** Stores a subscription, which replaces an earlier one of the same browser. @throws Refusal */
export async function handleSubscribe(request: Request): Promise<Response> {
  const body = await bodyOf(request);
  const requested = subscriptionRequestSchema.safeParse(body);
  const replacement = replacementSchema.safeParse(body);
  if (!requested.success || !replacement.success)
    throw new Refusal(400, 'This is no subscription of a browser that the site knows.');
  await storageOr503(async () => {
    const store = records();
    const before = await ownSubscription(store, requested.data.endpoint, requested.data.keys.auth);
    const key = subscriptionId(requested.data.endpoint);
    const replaces = replacement.data.replaces?.endpoint === requested.data.endpoint ? null : replacement.data.replaces;
    const replaced = replaces ? await ownSubscription(store, replaces.endpoint, replaces.auth) : null;
    if (!before && !replaced && (await store.count('subscriptions')) >= MAX_SUBSCRIPTIONS)
      throw new Refusal(503, 'No more devices can get notifications right now.', { 'Retry-After': '86400' });
    await markExistingAnnounced(store);
    // A time in the future, from a clock that was fast, would delay all messages until then.
    const since = Math.min(before?.since ?? replaced?.since ?? Date.now(), Date.now());
    const value = JSON.stringify({ ...requested.data, since } satisfies Subscription);
    await store.change([
      ...(replaces && replaced ? await moveSubscription(store, subscriptionId(replaces.endpoint), key) : []),
      { in: 'subscriptions', key, value },
    ]);
  });
  return Response.json(
    { departments: requested.data.departments },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Deletes the old record; its pending message goes to the new one. */
async function moveSubscription(store: Records, old: string, key: string): Promise<Change[]> {
  const waiting = await store.get('pending', old);
  return [
    { in: 'subscriptions', key: old, value: null },
    { in: 'pending', key: old, value: null },
    ...(waiting === null ? [] : [{ in: 'pending', key, value: waiting } as const]),
  ];
}

/** Deletes a subscription: 204, also where there was none. @throws Refusal */
export async function handleUnsubscribe(request: Request): Promise<Response> {
  const own = ownSchema.safeParse(await bodyOf(request));
  if (!own.success) throw new Refusal(400, 'Send { "endpoint", "auth" } of the subscription.');
  await storageOr503(async () => {
    const store = records();
    const { endpoint, auth } = own.data;
    const key = subscriptionId(endpoint);
    if (!(await ownSubscription(store, endpoint, auth))) return;
    await store.change([
      { in: 'subscriptions', key, value: null },
      { in: 'pending', key, value: null },
    ]);
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** The stored subscription; null for none. @throws Refusal 403 for that of another browser */
async function ownSubscription(store: Records, endpoint: string, auth: string): Promise<Subscription | null> {
  const stored = readSubscription(await store.get('subscriptions', subscriptionId(endpoint)));
  if (stored && !isSameSecret(auth, stored.keys.auth))
    throw new Refusal(403, 'This is the subscription of another device.');
  return stored;
}
