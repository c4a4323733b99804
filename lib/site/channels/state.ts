import 'server-only';
import { z } from 'zod';
import {
  type ChannelName,
  type ChannelPost,
  channelFailureSchema,
  channelPauseSchema,
  channelPostSchema,
} from '#lib/platform/watch/channel-status.ts';
import { readIdSet, readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import type { ChannelChange, ChannelRecords } from './channel-records.ts';

/** `announced`: notices that are not new; `listed`: those of the last list. Null before the first round. */
export async function readIds(records: ChannelRecords, key: 'announced' | 'listed'): Promise<Set<string> | null> {
  return readIdSet(await records.get('state', key));
}

export const storeIds = (key: 'announced' | 'listed', ids: readonly string[] | null): ChannelChange => ({
  in: 'state',
  key,
  value: ids && JSON.stringify(ids),
});

/** When the notices of the last minutes were detected, in epoch milliseconds. */
export async function readRecentTimes(records: ChannelRecords): Promise<number[]> {
  return readRecord(z.array(z.number()), await records.get('state', 'recent')) ?? [];
}

export const storeRecentTimes = (times: readonly number[]): ChannelChange => ({
  in: 'state',
  key: 'recent',
  value: JSON.stringify(times),
});

const conditionSchema = z.object({ pause: channelPauseSchema.nullable(), failure: channelFailureSchema.nullable() });

/** Why a channel posts nothing at present: a pause, or a failure for now. */
export type ChannelCondition = z.infer<typeof conditionSchema>;

export async function readCondition(records: ChannelRecords, channel: ChannelName): Promise<ChannelCondition> {
  const condition = readRecord(conditionSchema, await records.get('state', `condition ${channel}`));
  return condition ?? { pause: null, failure: null };
}

export const storeCondition = (channel: ChannelName, condition: ChannelCondition): ChannelChange => ({
  in: 'state',
  key: `condition ${channel}`,
  value: JSON.stringify(condition),
});

/** The last posts that the admin shows, the newest first. */
const MAX_POSTS = 20;

export async function readPosts(records: ChannelRecords, channel: ChannelName): Promise<ChannelPost[]> {
  return readRecord(z.array(channelPostSchema), await records.get('state', `posts ${channel}`)) ?? [];
}

export const storePosts = (channel: ChannelName, posts: readonly ChannelPost[]): ChannelChange => ({
  in: 'state',
  key: `posts ${channel}`,
  value: JSON.stringify(posts.slice(0, MAX_POSTS)),
});

export async function addPost(
  records: ChannelRecords,
  channel: ChannelName,
  post: ChannelPost,
): Promise<ChannelChange> {
  return storePosts(channel, [post, ...(await readPosts(records, channel))]);
}
