import 'server-only';
import { z } from 'zod';
import { readJsonBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { type FollowedNumber, isEmpty } from './choices/choices.ts';
import { openDigest, subscriberKey } from './choices/digests.ts';
import { deleteSubscription, openSubscription, ownSchema } from './open-subscription.ts';
import { pushKeys } from './subscriptions/keys.ts';
import { subscriptionAddressSchema, subscriptionChoicesSchema } from './subscriptions/subscription.ts';

const MAX_BODY_BYTES = 6 * 1024;

const requestSchema = z
  .object({ replaces: ownSchema.optional() })
  .and(subscriptionChoicesSchema)
  .and(subscriptionAddressSchema);

/** Thousands of phones may share one address, and many tap on the same day. */
export const countPushSender = createEndpointLimit({
  keyPrefix: 'push',
  points: 2000,
  duration: 60 * 60,
  message: 'Too many requests for notifications from your network. Please try again later.',
});

async function bodyOf(request: Request): Promise<unknown> {
  requireSameOrigin(request, environment().siteUrl);
  await countPushSender(request);
  return readJsonBody(request, MAX_BODY_BYTES);
}

async function openNumbers(sealed: readonly FollowedNumber[] | undefined): Promise<FollowedNumber[] | undefined> {
  if (sealed === undefined) return undefined;
  const key = await subscriberKey();
  return sealed.flatMap(({ digest, added }) => {
    const opened = openDigest(key, digest);
    return opened === null ? [] : [{ digest: opened, added }];
  });
}

/** Stores a subscription, which replaces an earlier one of the same browser; words and numbers that it does not name remain. @throws Refusal */
export async function handleSubscribe(request: Request): Promise<Response> {
  const requested = requestSchema.safeParse(await bodyOf(request));
  const refusal = new Refusal(400, 'This is no subscription of a browser that the site knows.');
  if (!requested.success) throw refusal;
  const { departments, words, numbers, language, replaces, endpoint, keys } = requested.data;
  const stored = await storageOr503(async () => {
    const { before, save } = await openSubscription(records(), { endpoint, keys }, replaces);
    const choices = {
      departments,
      words: words ?? before?.words ?? [],
      numbers: (await openNumbers(numbers)) ?? before?.numbers ?? [],
    };
    if (isEmpty(choices)) throw refusal;
    return save({ ...choices, language });
  });
  return Response.json({ departments: stored.departments }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

/** Deletes a subscription: 204, also where there was none. @throws Refusal */
export async function handleUnsubscribe(request: Request): Promise<Response> {
  const own = ownSchema.safeParse(await bodyOf(request));
  if (!own.success) throw new Refusal(400, 'Send { "endpoint", "auth" } of the subscription.');
  await storageOr503(() => deleteSubscription(records(), own.data));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Returns the public key that browsers subscribe with at their push service. @throws Refusal 503 */
export async function handleKey(): Promise<Response> {
  const { publicKey } = await storageOr503(pushKeys);
  return Response.json({ key: publicKey }, { headers: { 'Cache-Control': 'no-store' } });
}

/** The result of `operation`. @throws its own Refusal, and 503 where DATA_DIR or Redis fail */
export async function storageOr503<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'a push subscription could not be stored or read');
    throw new Refusal(503, 'Notifications are not available right now. Please try again later.', {
      'Retry-After': '60',
    });
  }
}
