import 'server-only';
import { createECDH, createHash } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#content/locale.ts';
import { type Change, readRecord } from '#lib/site/outbox/storage/stored-records.ts';
import { choicesSchema, MAX_NUMBERS, MAX_PHRASES } from '../choices/choices.ts';
import { existingDepartments, isPhrase } from '../choices/choices-form.ts';
import { isPushService } from './push-services.ts';

const MAX_ENDPOINT_LENGTH = 1024;

/** The destination of messages that the browser provides (Push API): an address and the keys of the receiver. */
const addressSchema = z.object({
  endpoint: z.string().max(MAX_ENDPOINT_LENGTH),
  keys: z.object({
    p256dh: z.base64url().length(87),
    auth: z.base64url().length(22),
  }),
});

export type SubscriptionAddress = z.infer<typeof addressSchema>;

const { departments, words, numbers } = choicesSchema.shape;
const departmentsSchema = departments.transform((all) => (all.includes('all') ? ['all'] : [...new Set(all)].sort()));

/** `since`: in milliseconds; older notices are not announced. Subscriptions from before words and numbers have none. */
const subscriptionSchema = addressSchema.extend({
  departments: departmentsSchema,
  words: words.default([]),
  numbers: numbers.default([]),
  language: z.enum(locales),
  since: z.number(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** The address that a browser sends; its endpoint must be that of a push service. */
export const subscriptionAddressSchema = addressSchema
  .refine(({ endpoint }) => isPushService(endpoint), { path: ['endpoint'] })
  .refine(({ keys }) => isOnCurve(keys.p256dh), { path: ['keys'] });

/** The choices that a browser sends: existing categories; words and sealed digests of numbers, which may be missing. */
export const subscriptionChoicesSchema = z.object({
  departments: departmentsSchema.transform(existingDepartments),
  words: z.array(z.string().refine(isPhrase)).max(MAX_PHRASES).optional(),
  numbers: z
    .array(z.object({ digest: z.string().regex(/^[\w-]{60,100}$/), added: z.number() }))
    .max(MAX_NUMBERS)
    .optional(),
  language: z.enum(locales),
});

/** A short name for an endpoint, which is a secret. */
export function subscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
}

/** The stored subscription; null for anything else. */
export function readSubscription(value: string | null): Subscription | null {
  return readRecord(subscriptionSchema, value);
}

/** Removes everything that is stored about a subscription. */
export const removeSubscription = (key: string): Change[] =>
  (['subscriptions', 'push queue', 'matches'] as const).map((collection) => ({ in: collection, key, value: null }));

/** Whether a key is on the curve P-256. Takes as long as a message, and so is checked once, when a browser subscribes. */
function isOnCurve(key: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}
