import 'server-only';
import type { Locale } from '#content/locale.ts';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { consume } from '#lib/platform/limits/backoff.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { sharedLimiter } from '#lib/platform/limits/limiter.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { readStamp } from '#lib/site/enquiries/form-stamp.ts';
import { changeNumbers } from '#lib/site/notifications/choices/choices.ts';
import { chosenIn } from '#lib/site/notifications/choices/choices-form.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { records as outboxRecords } from '#lib/site/outbox/storage/records.ts';
import { addressDigest } from './keys.ts';
import { storeConfirmation } from './queue.ts';
import { MAX_REQUESTS, MAX_SUBSCRIBERS, type SubscriptionRequest } from './subscriber.ts';
import { type FollowForm, type FollowProblem, type FollowValues, readFollowForm } from './subscription-form.ts';

export const MAX_FORM_BYTES = 16 * 1024;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Stored confirmations an hour of all, and of the addresses of one network. */
const MAX_OF_ALL = 600;
const MAX_OF_NETWORK = 120;
/** Confirmations to one address a day: others may enter it. */
const MAX_CONFIRMATIONS = 3;

/** Hundreds of students share the address of one campus or provider. */
export const countSender = createEndpointLimit({ keyPrefix: 'follow', points: 60, duration: HOUR, message: 'often' });

/** All stored confirmations together, as they go to addresses of others; a form that stores none counts only for its sender. */
async function countAll(): Promise<void> {
  const wait = await consume(sharedLimiter({ keyPrefix: 'all follow', points: MAX_OF_ALL, duration: HOUR }), 'all');
  if (wait > 0) throw new Refusal(429, 'often', { 'Retry-After': String(wait) });
}

/** The network of a sender, a /24 or /48: one owner of many addresses must not use up the limit of all. */
function networkOfSender({ headers }: Request): string {
  const ip = clientIpOf(headers, environment().trustProxy);
  return ip
    .split(ip.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
}

/** Counts a confirmation for its network and for its form, which can be sent again after the first one. Returns false for a form that was used up. */
async function countStored(request: Request, stamp: string): Promise<boolean> {
  const byStamp = sharedLimiter({ keyPrefix: 'follow stamp', points: MAX_CONFIRMATIONS, duration: DAY });
  if ((await consume(byStamp, stamp)) > 0) return false;
  const byNetwork = sharedLimiter({ keyPrefix: 'follow network', points: MAX_OF_NETWORK, duration: HOUR });
  const wait = await consume(byNetwork, networkOfSender(request));
  if (wait > 0) throw new Refusal(429, 'often', { 'Retry-After': String(wait) });
  await countAll();
  return true;
}

/** The mailbox of an address: an addition after `+` is the same one, and so are dots and both domains of Gmail. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).split('+')[0] ?? '';
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Whether the mailbox of the address may get one more confirmation today. */
async function countAddress(key: string, email: string): Promise<boolean> {
  const limiter = sharedLimiter({ keyPrefix: 'follow address', points: MAX_CONFIRMATIONS, duration: DAY });
  return (await consume(limiter, addressDigest(key, mailboxOf(email)))) === 0;
}

/** Why a form is shown again. */
export type FollowReason = 'incomplete' | 'early' | 'old' | 'trapped' | 'often' | 'full' | 'failed' | 'off';

/** A form that was not accepted. */
export interface UnsentSubscription {
  kind: 'again';
  locale: Locale;
  status: number;
  reason: FollowReason;
  values: FollowValues;
  problems: FollowProblem[];
}

/** The result of the form; the same for every address, whether it is known or not. */
export type FollowResult = { kind: 'sent'; locale: Locale } | UnsentSubscription;

/** Receives a form: stores the request, and its confirmation mail. @throws Refusal 400, 403, 408, 413, 415 */
export async function requestSubscription(request: Request): Promise<FollowResult> {
  requireSameOrigin(request, environment().siteUrl);
  const fields = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES));
  const form = readFollowForm(fields, { hasEmail: true });
  const { locale, values } = form;
  const { problems } = chosenIn(form, []);
  const reject = (reason: FollowReason, status = 422): FollowResult => ({
    ...{ kind: 'again', locale, status, reason, values, problems },
  });
  if (environment().subscriptions === null) return reject('off', 404);
  if (problems.length > 0) return reject('incomplete');
  if (fields.get('website')) return reject('trapped');
  const stamp = readStamp(fields.get('stamp') ?? '');
  if (stamp.kind !== 'good') return reject(stamp.kind);
  try {
    await countSender(request);
    if (await isFull()) return reject('full', 503);
    await store(request, stamp.id, form);
    return { kind: 'sent', locale };
  } catch (error) {
    if (error instanceof Refusal) return reject('often', error.status);
    log.warn({ err: error }, 'a subscription by mail could not be stored');
    return reject('failed', 503);
  }
}

async function isFull(): Promise<boolean> {
  const records = outboxRecords();
  return (await records.count('subscribers')) >= MAX_SUBSCRIBERS || (await records.count('requests')) >= MAX_REQUESTS;
}

/** Stores the request under the id of its form, so that a form that is sent twice has one mail. */
async function store(sender: Request, id: string, form: FollowForm): Promise<void> {
  const records = outboxRecords();
  if ((await records.get('requests', id)) !== null) return;
  const key = await subscriberKey();
  if (!(await countAddress(key, form.values.email))) return;
  if (!(await countStored(sender, id))) return;
  const now = Date.now();
  const { email, frequency, language } = form.values;
  const { choices } = chosenIn(form, changeNumbers([], { ...form, removed: [] }, key, now));
  const request: SubscriptionRequest = { ...choices, email, frequency, language, at: now };
  await records.change(
    [{ in: 'requests', key: id, value: JSON.stringify(request) }, storeConfirmation(id, now)],
    [{ in: 'requests', key: id, value: null }],
  );
}
