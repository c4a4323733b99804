import 'server-only';
import { z } from 'zod';
import { isSameSecret } from '#lib/http/is-same-secret.ts';
import { readJsonBody } from '#lib/http/read-body.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { createEndpointLimit } from '#lib/limits/endpoint-limit.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { beginToKnow } from '../announcements/announced.ts';
import { records } from '../storage/records.ts';
import type { Change, Records } from '../storage/stored-records.ts';
import { readSubscription, type Subscription, subscriptionId, subscriptionRequestSchema } from './subscription.ts';
import { or503 } from './unavailable.ts';

const LARGEST_BODY = 4096;
/** Subscriptions; they take 25 MB. */
const MOST = 50_000;

/** Proves that a subscription is the sender's own: only its browser knows both values. */
const ownSchema = z.object({ endpoint: z.string().max(1024), auth: z.string().max(64) });
const askedSchema = z.object({ replaces: ownSchema.optional() });

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
  return readJsonBody(request, LARGEST_BODY);
}

/** Stores a subscription, in place of an earlier one of the same browser. @throws Refusal */
export async function subscribe(request: Request): Promise<Response> {
  const body = await bodyOf(request);
  const wanted = subscriptionRequestSchema.safeParse(body);
  const asked = askedSchema.safeParse(body);
  if (!wanted.success || !asked.success)
    throw new Refusal(400, 'This is no subscription of a browser that the site knows.');
  await or503(async () => {
    const kept = records();
    const before = await ownSubscription(kept, wanted.data.endpoint, wanted.data.keys.auth);
    const key = subscriptionId(wanted.data.endpoint);
    const replaces = asked.data.replaces?.endpoint === wanted.data.endpoint ? null : asked.data.replaces;
    const replaced = replaces ? await ownSubscription(kept, replaces.endpoint, replaces.auth) : null;
    if (!before && !replaced && (await kept.count('subscriptions')) >= MOST)
      throw new Refusal(503, 'No more devices can get notifications right now.', { 'Retry-After': '86400' });
    await beginToKnow(kept);
    // With the time of a clock that was ahead it would get nothing until then.
    const since = Math.min(before?.since ?? replaced?.since ?? Date.now(), Date.now());
    const value = JSON.stringify({ ...wanted.data, since } satisfies Subscription);
    await kept.change([
      ...(replaces && replaced ? await takePlace(kept, subscriptionId(replaces.endpoint), key) : []),
      { in: 'subscriptions', key, value },
    ]);
  });
  return Response.json(
    { departments: wanted.data.departments },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Replaces the old record; its pending message goes to the new one. */
async function takePlace(kept: Records, old: string, key: string): Promise<Change[]> {
  const waiting = await kept.get('pending', old);
  return [
    { in: 'subscriptions', key: old, value: null },
    { in: 'pending', key: old, value: null },
    ...(waiting === null ? [] : [{ in: 'pending', key, value: waiting } as const]),
  ];
}

/** Forgets a subscription: 204, also where there was none. @throws Refusal */
export async function unsubscribe(request: Request): Promise<Response> {
  const own = ownSchema.safeParse(await bodyOf(request));
  if (!own.success) throw new Refusal(400, 'Send { "endpoint", "auth" } of the subscription.');
  await or503(async () => {
    const kept = records();
    const { endpoint, auth } = own.data;
    const key = subscriptionId(endpoint);
    if (!(await ownSubscription(kept, endpoint, auth))) return;
    await kept.change([
      { in: 'subscriptions', key, value: null },
      { in: 'pending', key, value: null },
    ]);
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** The stored subscription; null for none. @throws Refusal 403 for that of another browser */
async function ownSubscription(kept: Records, endpoint: string, auth: string): Promise<Subscription | null> {
  const known = readSubscription(await kept.get('subscriptions', subscriptionId(endpoint)));
  if (known && !isSameSecret(auth, known.keys.auth))
    throw new Refusal(403, 'This is the subscription of another device.');
  return known;
}
