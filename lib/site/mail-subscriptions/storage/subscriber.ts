import 'server-only';
import { z } from 'zod';
import { maxAddressLength } from '#campus-api/records/enquiry/enquiry.ts';
import { locales } from '#content/locale.ts';
import { readRecord } from '#lib/site/notifications/storage/stored-records.ts';

/** About 40 MB. */
export const MAX_SUBSCRIBERS = 50_000;
/** Requests that wait for a confirmation. */
export const MAX_REQUESTS = 5000;
export const MAX_PHRASES = 10;
export const MIN_PHRASE_LENGTH = 2;
export const MAX_PHRASE_LENGTH = 60;
export const MAX_NUMBERS = 5;
/** All notices, and twenty categories. */
const MAX_CATEGORIES = 21;

const time = z.number();
/** `digest`: keyed hash of a symbol number, which is stored nowhere; `added` in epoch milliseconds. */
const followedNumber = z.object({ digest: z.string().length(22), added: time });

export type FollowedNumber = z.infer<typeof followedNumber>;

/** The choices of a reader. `departments`: addresses of categories, `all` for all notices; `words`: phrases that the title of a notice has. */
const choicesSchema = z.object({
  departments: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(MAX_CATEGORIES),
  words: z.array(z.string().max(MAX_PHRASE_LENGTH)).max(MAX_PHRASES),
  numbers: z.array(followedNumber).max(MAX_NUMBERS),
  frequency: z.enum(['now', 'weekly']),
  language: z.enum(locales),
});

export type Choices = z.infer<typeof choicesSchema>;

const emailSchema = z.string().max(maxAddressLength);

/** A request to subscribe; `at` in epoch milliseconds. */
const requestSchema = choicesSchema.extend({ email: emailSchema, at: time });

export type SubscriptionRequest = z.infer<typeof requestSchema>;

/** `since`: the confirmation. `rejections`: when the mail server rejected the address; `suspended`: since when nothing is sent to it. */
const subscriberSchema = choicesSchema.extend({
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

export const isEmpty = ({ departments, words, numbers }: Choices): boolean =>
  departments.length + words.length + numbers.length === 0;
