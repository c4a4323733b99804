import 'server-only';
import { z } from 'zod';
import {
  type ChannelEvent,
  type ChannelName,
  channelEvents,
  channelNames,
} from '#lib/platform/watch/channel-status.ts';
import { readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import type { ChannelChange, ChannelRecords } from './channel-records.ts';

/**
 * A post that waits. `key`: the same in every attempt and channel. Times in epoch milliseconds; `at`: the detection; `claimedAt`: the begin of an attempt whose
 * result is not stored. `tries`: attempts. The text is written when it is sent.
 */
const queuedPostSchema = z.object({
  channel: z.enum(channelNames),
  event: z.enum(channelEvents),
  key: z.string(),
  notice: z.string(),
  title: z.string(),
  at: z.number(),
  due: z.number(),
  tries: z.number(),
  claimedAt: z.number().nullable(),
});

export type QueuedPost = z.infer<typeof queuedPostSchema>;

/** A post with the value as it is stored. */
export interface StoredPost {
  post: QueuedPost;
  value: string;
}

/** The address of a post in the queue. */
export const queueKey = (event: ChannelEvent, notice: string, channel: ChannelName): string =>
  `${event} ${notice} ${channel}`;

const keyOf = ({ event, notice, channel }: QueuedPost) => queueKey(event, notice, channel);

export const storePost = (post: QueuedPost): ChannelChange => ({
  in: 'queue',
  key: keyOf(post),
  value: JSON.stringify(post),
});

export const removePost = (post: QueuedPost): ChannelChange => ({ in: 'queue', key: keyOf(post), value: null });

/** The stored post as the condition of a change: another process may have handled it. */
export const unchanged = ({ post, value }: StoredPost): ChannelChange => ({ in: 'queue', key: keyOf(post), value });

/** All posts in the order of their detection, then of the ids of their notices. */
export async function queuedPosts(records: ChannelRecords): Promise<StoredPost[]> {
  const posts: StoredPost[] = [];
  for await (const page of records.pages('queue')) {
    for (const [, value] of page) {
      const post = readRecord(queuedPostSchema, value);
      if (post) posts.push({ post, value });
    }
  }
  const numeric = { numeric: true };
  return posts.sort((a, b) => a.post.at - b.post.at || a.post.notice.localeCompare(b.post.notice, 'en', numeric));
}

/** Whether nothing of a post was sent. */
export const isUntouched = ({ post }: StoredPost): boolean => post.tries === 0 && post.claimedAt === null;
