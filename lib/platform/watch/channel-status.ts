import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { readJsonFile } from './json-file.ts';

// Files of `DATA_DIR/channels` by which the site, which posts notices to channels, and the admin exchange their state.

/** Services to which the site posts new notices. */
export const channelNames = ['webhook', 'telegram', 'facebook', 'viber', 'indexNow'] as const;
export type ChannelName = (typeof channelNames)[number];

const time = z.number();

/**
 * `by`: a person in the admin (`name`), or the site itself, as the service refuses its login, its rights or its address (`reason`).
 * `since` in epoch milliseconds.
 */
export const channelPauseSchema = z.object({
  by: z.enum(['admin', 'refused']),
  name: z.string(),
  since: time,
  reason: z.string(),
});
export type ChannelPause = z.infer<typeof channelPauseSchema>;

/** Since when a service does not accept posts for now, and why. */
export const channelFailureSchema = z.object({ since: time, reason: z.string() });

export const channelEvents = ['published', 'withdrawn'] as const;
export type ChannelEvent = (typeof channelEvents)[number];

/**
 * A post and its result. `unknown`: the service may have received it, and it is not repeated; `imported`: many notices (`count`) appeared at
 * once, and none is posted. `url`: the address of the post, where the service reports it.
 */
export const channelPostSchema = z.object({
  at: time,
  event: z.enum(channelEvents),
  notice: z.string(),
  title: z.string(),
  result: z.enum(['posted', 'rejected', 'given-up', 'unknown', 'imported']),
  count: z.number(),
  reason: z.string().nullable(),
  url: z.string().nullable(),
  /** The wish of a person to post it again; its result is another post. */
  repeated: z.object({ name: z.string(), at: time }).optional(),
});
export type ChannelPost = z.infer<typeof channelPostSchema>;

const channelSchema = z.object({
  name: z.enum(channelNames),
  /** Destination of the posts, without secrets. */
  target: z.string(),
  /** Addresses of the categories whose notices are posted; null for all. */
  categories: z.array(z.string()).readonly().nullable().default(null),
  /** Whether the service recognises a repeated post. */
  isRepeatable: z.boolean().default(false),
  waiting: z.number(),
  pause: channelPauseSchema.nullable(),
  failure: channelFailureSchema.nullable(),
  /** The last posts, the newest first. */
  posts: z.array(channelPostSchema),
});
export type ChannelState = z.infer<typeof channelSchema>;

const statusSchema = z.object({ at: time, channels: z.array(channelSchema) });

/** The state of the channels that are on. */
export type ChannelStatus = z.infer<typeof statusSchema>;

const wishSchema = z.object({ isPaused: z.boolean(), name: z.string(), at: time });
export type ChannelWish = z.infer<typeof wishSchema>;

const fileIn = (dataDir: string, name: string) => join(dataDir, 'channels', `${name}.json`);

/** Null where no channel is on, and for a damaged file. */
export const readChannelStatus = (dataDir: string): ChannelStatus | null =>
  readJsonFile(statusSchema, fileIn(dataDir, 'status'));

/** @throws errors of the file system */
export const writeChannelStatus = (dataDir: string, status: ChannelStatus): Promise<void> =>
  writeAtomically(fileIn(dataDir, 'status'), `${JSON.stringify(status)}\n`);

/** Removes the state of channels that are off. @throws errors of the file system */
export const removeChannelStatus = (dataDir: string): void => rmSync(fileIn(dataDir, 'status'), { force: true });

/** The wish of the admin: that a channel waits, or that it posts. */
export const readChannelWish = (dataDir: string, channel: ChannelName): ChannelWish | null =>
  readJsonFile(wishSchema, fileIn(dataDir, `wish-${channel}`));

/** @throws errors of the file system */
export const writeChannelWish = (dataDir: string, channel: ChannelName, wish: ChannelWish): Promise<void> =>
  writeAtomically(fileIn(dataDir, `wish-${channel}`), JSON.stringify(wish));

/** A post that a person wishes to post again: that of the event and notice with the result of the time `postedAt`. `at`: the wish. */
const repeatWishSchema = z.object({
  event: z.enum(channelEvents),
  notice: z.string(),
  postedAt: time,
  name: z.string(),
  at: time,
});
export type RepeatWish = z.infer<typeof repeatWishSchema>;

/** More than a person wishes before the site reads them. */
const MAX_REPEAT_WISHES = 20;

/** The last wishes to post again, the newest last. */
export const readRepeatWishes = (dataDir: string, channel: ChannelName): RepeatWish[] =>
  readJsonFile(z.array(repeatWishSchema), fileIn(dataDir, `again-${channel}`)) ?? [];

/** @throws errors of the file system */
export async function addRepeatWish(dataDir: string, channel: ChannelName, wish: RepeatWish): Promise<void> {
  const wishes = [...readRepeatWishes(dataDir, channel), wish].slice(-MAX_REPEAT_WISHES);
  await writeAtomically(fileIn(dataDir, `again-${channel}`), JSON.stringify(wishes));
}

/** Whether a post can be posted again: it failed, or its result is unknown, and nobody has wished that yet. */
export const canRepeat = ({ result, repeated }: ChannelPost): boolean =>
  repeated === undefined && ['rejected', 'given-up', 'unknown'].includes(result);
