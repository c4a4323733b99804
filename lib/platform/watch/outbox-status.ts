import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { readJsonFile } from './json-file.ts';

// Files of `DATA_DIR/outbox` by which the site, which informs readers of new notices, and the admin exchange their state.

/** Channels: services to which the site posts new notices. */
export const channelNames = ['webhook', 'telegram', 'facebook', 'viber', 'indexNow'] as const;

/** Services that the settings turn on. */
export const serviceNames = ['push', 'mail', ...channelNames] as const;

/** The name of any service of the outbox, also as a part of names of files. */
export type ServiceName = string;

const time = z.number();

/**
 * `by`: a person in the admin (`name`), or the site itself: `refused`, as the service refuses its login, its rights or its address, or
 * `rejections`, as many recipients in a row were rejected. `since` in epoch milliseconds.
 */
const pauseSchema = z.object({
  by: z.enum(['admin', 'refused', 'rejections']),
  name: z.string(),
  since: time,
  reason: z.string(),
});

/** Why a service gets nothing at present: a pause, or a failure (since when, and why). */
export const conditionSchema = z.object({
  pause: pauseSchema.nullable(),
  failure: z.object({ since: time, reason: z.string() }).nullable(),
});
export type Condition = z.infer<typeof conditionSchema>;

export const newsEvents = ['published', 'withdrawn'] as const;
export type NewsEvent = (typeof newsEvents)[number];

/**
 * A delivery and its result, without its recipient. `count`: notices, or messages of a service that reports them together. `unknown`: the
 * service may have received it, and it is not repeated; `later`: it is tried again; `imported`: many notices appeared at once, and none is
 * sent. `url`: the address of the post, where the service reports it.
 */
export const deliverySchema = z.object({
  at: time,
  event: z.enum(newsEvents),
  notice: z.string(),
  title: z.string(),
  result: z.enum(['sent', 'rejected', 'later', 'given-up', 'unknown', 'imported']),
  count: z.number(),
  reason: z.string().nullable(),
  url: z.string().nullable(),
  /** The wish of a person to send it again; its result is another delivery. */
  repeated: z.object({ name: z.string(), at: time }).optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const serviceSchema = conditionSchema.extend({
  name: z.string(),
  /** Destination of the messages, or their sender, without secrets. */
  target: z.string(),
  /** Addresses of the categories whose notices are sent; null for all. */
  categories: z.array(z.string()).readonly().nullable(),
  /** Whether the service recognises a repeated message. */
  isRepeatable: z.boolean(),
  waiting: z.number(),
  /** Numbers that only this service has, as subscribers. */
  figures: z.record(z.string(), z.number()),
  /** The last deliveries, the newest first. */
  deliveries: z.array(deliverySchema),
});
export type ServiceState = z.infer<typeof serviceSchema>;

const statusSchema = z.object({ at: time, services: z.array(serviceSchema) });

/** The state of the services that are on. */
export type OutboxStatus = z.infer<typeof statusSchema>;

const fileIn = (dataDir: string, name: string) => join(dataDir, 'outbox', `${name}.json`);

/** Null before the site has run, and for a damaged file. */
export const readOutboxStatus = (dataDir: string): OutboxStatus | null =>
  readJsonFile(statusSchema, fileIn(dataDir, 'status'));

/** @throws errors of the file system */
export const writeOutboxStatus = (dataDir: string, status: OutboxStatus): Promise<void> =>
  writeAtomically(fileIn(dataDir, 'status'), `${JSON.stringify(status)}\n`);

const wishSchema = z.object({ isPaused: z.boolean(), name: z.string(), at: time });

/** The wish of the admin: that a service waits, or that it gets messages. */
export const readPauseWish = (dataDir: string, service: ServiceName) =>
  readJsonFile(wishSchema, fileIn(dataDir, `wish-${service}`));

/** @throws errors of the file system */
export const writePauseWish = (
  dataDir: string,
  service: ServiceName,
  wish: z.infer<typeof wishSchema>,
): Promise<void> => writeAtomically(fileIn(dataDir, `wish-${service}`), JSON.stringify(wish));

/** A delivery that a person wishes to repeat: that of the event and notice with the result of the time `deliveredAt`. `at`: the wish. */
const repeatWishSchema = z.object({
  event: z.enum(newsEvents),
  notice: z.string(),
  deliveredAt: time,
  name: z.string(),
  at: time,
});
export type RepeatWish = z.infer<typeof repeatWishSchema>;

/** More than a person wishes before the site reads them. */
const MAX_REPEAT_WISHES = 20;

/** The last wishes to repeat a delivery, the newest last. */
export const readRepeatWishes = (dataDir: string, service: ServiceName): RepeatWish[] =>
  readJsonFile(z.array(repeatWishSchema), fileIn(dataDir, `again-${service}`)) ?? [];

/** @throws errors of the file system */
export async function addRepeatWish(dataDir: string, service: ServiceName, wish: RepeatWish): Promise<void> {
  const wishes = [...readRepeatWishes(dataDir, service), wish].slice(-MAX_REPEAT_WISHES);
  await writeAtomically(fileIn(dataDir, `again-${service}`), JSON.stringify(wishes));
}

/** Whether a delivery can be repeated: it is about one notice, failed or has an unknown result, and nobody has wished that yet. */
export const canRepeat = ({ notice, result, repeated }: Delivery): boolean =>
  notice !== '' && repeated === undefined && ['rejected', 'given-up', 'unknown'].includes(result);
