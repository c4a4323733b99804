import 'server-only';
import { z } from 'zod';
import { maxAddressLength } from '#campus-api/records/enquiry/enquiry.ts';
import { locales } from '#content/locale.ts';
import { choicesSchema, MAX_CATEGORIES, MAX_NUMBERS, MAX_PHRASES } from '#lib/site/notifications/choices/choices.ts';
import { readRecord } from '#lib/site/outbox/storage/stored-records.ts';

/** About 40 MB. */
export const MAX_SUBSCRIBERS = 50_000;
/** Requests that wait for a confirmation. */
export const MAX_REQUESTS = 5000;

const time = z.number();

/** The choices of a reader, how often mails come, and in which language. */
const mailChoicesSchema = choicesSchema.extend({ frequency: z.enum(['now', 'weekly']), language: z.enum(locales) });

export type Choices = z.infer<typeof mailChoicesSchema>;

const emailSchema = z.string().max(maxAddressLength);

/** A request to subscribe; `at` in epoch milliseconds. */
const requestSchema = mailChoicesSchema.extend({ email: emailSchema, at: time });

export type SubscriptionRequest = z.infer<typeof requestSchema>;

/** `since`: the confirmation. `rejections`: when the mail server rejected the address; `suspended`: since when nothing is sent to it. */
const subscriberSchema = mailChoicesSchema.extend({
  email: emailSchema,
  since: time,
  rejections: z.array(time).max(10),
  suspended: time.nullable(),
});

export type Subscriber = z.infer<typeof subscriberSchema>;

export const readRequest = (value: string | null): SubscriptionRequest | null => readRecord(requestSchema, value);
export const readSubscriber = (value: string | null): Subscriber | null => readRecord(subscriberSchema, value);

/** Both choices together, without repetitions; the newer language and frequency. @throws never: what exceeds a limit is left out */
export function joinChoices(older: Choices, newer: Choices): Choices {
  const departments = [...new Set([...older.departments, ...newer.departments])];
  const numbers = new Map([...older.numbers, ...newer.numbers].map((number) => [number.digest, number]));
  return {
    departments: departments.includes('all') ? ['all'] : departments.slice(0, MAX_CATEGORIES),
    words: [...new Set([...newer.words, ...older.words])].slice(0, MAX_PHRASES),
    numbers: [...numbers.values()].slice(-MAX_NUMBERS),
    frequency: newer.frequency,
    language: newer.language,
  };
}

const DAY_MS = 24 * 3_600_000;
/** Rejections, on different days, after which nothing more is sent to an address that the server does not call missing. */
const MAX_REJECTIONS = 3;

/** A subscriber after a rejected mail: suspended at once where the address does not exist, else after three days with a rejection. */
export function afterRejection(subscriber: Subscriber, isMissing: boolean, now: number): Subscriber {
  const days = subscriber.rejections.filter((at) => now - at >= DAY_MS);
  const rejections = [...days, now].slice(-MAX_REJECTIONS);
  const isSuspended = isMissing || rejections.length >= MAX_REJECTIONS;
  return { ...subscriber, rejections, suspended: subscriber.suspended ?? (isSuspended ? now : null) };
}
