import 'server-only';
import { createECDH, createHash } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#content/locale.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { readRecord } from '../storage/stored-records.ts';
import { isPushService } from './push-services.ts';

const MAX_ENDPOINT_LENGTH = 1024;
/** With all notices. */
const MAX_CATEGORIES = 21;

/** The destination of messages that the browser provides (Push API): an address and the keys of the receiver. */
const addressSchema = z.object({
  endpoint: z.string().max(MAX_ENDPOINT_LENGTH),
  keys: z.object({
    p256dh: z.base64url().length(87),
    auth: z.base64url().length(22),
  }),
});

/** The address of a category, perhaps of one that the campus has removed since. */
const departmentSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/);

/** `since`: in milliseconds; older notices are not announced. */
const subscriptionSchema = addressSchema.extend({
  departments: z
    .array(departmentSchema)
    .min(1)
    .max(MAX_CATEGORIES)
    .transform((all) => (all.includes('all') ? ['all'] : [...new Set(all)].sort())),
  language: z.enum(locales),
  since: z.number(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** The request of a browser to subscribe, for existing categories; its endpoint must be that of a push service. */
export const subscriptionRequestSchema = subscriptionSchema
  .omit({ since: true })
  .refine(({ endpoint }) => isPushService(endpoint), { path: ['endpoint'] })
  .refine(({ keys }) => isOnCurve(keys.p256dh), { path: ['keys'] })
  .transform((request) => ({ ...request, departments: existing(request.departments) }))
  .refine(({ departments }) => departments.length > 0, { path: ['departments'] });

const existing = (addresses: readonly string[]): string[] =>
  addresses.map(currentCategory).filter((address) => contentAddresses().categories.has(address));

/** A short name for an endpoint, which is a secret. */
export function subscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
}

/** The stored subscription; null for anything else. */
export function readSubscription(value: string | null): Subscription | null {
  return readRecord(subscriptionSchema, value);
}

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
