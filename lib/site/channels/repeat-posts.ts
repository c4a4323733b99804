import 'server-only';
import { z } from 'zod';
import { type ChannelName, type ChannelPost, canRepeat, type RepeatWish } from '#lib/platform/watch/channel-status.ts';
import { readRecord } from '#lib/site/notifications/storage/stored-records.ts';
import type { ChannelChange, ChannelRecords } from './channel-records.ts';
import { queueKey, storePost } from './queue.ts';
import { readPosts, storePosts } from './state.ts';

const isOf = ({ event, notice, postedAt }: RepeatWish, post: ChannelPost): boolean =>
  post.event === event && post.notice === notice && post.at === postedAt;

/**
 * Queues posts again that failed or whose result is unknown, as a person wished. Each wish is noted in the same change, and so has one post, also
 * after a crash. One whose notice waits already has none. @throws errors of the store
 */
export async function repeatPosts(
  records: ChannelRecords,
  channel: ChannelName,
  wishes: readonly RepeatWish[],
): Promise<void> {
  if (wishes.length === 0) return;
  const note = { in: 'state', key: `again ${channel}` } as const;
  const stored = await records.get(note.in, note.key);
  const applied = readRecord(z.array(z.number()), stored) ?? [];
  const wish = wishes.find(({ at }) => !applied.includes(at));
  if (!wish) return;
  const posts = await readPosts(records, channel);
  const post = posts.find((each) => canRepeat(each) && isOf(wish, each));
  const { event, notice, name } = wish;
  const waiting = await records.get('queue', queueKey(event, notice, channel));
  const at = Date.now();
  const noted = [...applied, wish.at].filter((time) => wishes.some((each) => each.at === time));
  const changes: ChannelChange[] = [{ ...note, value: JSON.stringify(noted) }];
  if (post && waiting === null) {
    const marked = posts.map((each) => (each === post ? { ...post, repeated: { name, at: wish.at } } : each));
    const wait = { at, due: at, tries: 0, claimedAt: null };
    changes.push(
      storePosts(channel, marked),
      storePost({ channel, event, notice, title: post.title, key: `${event}.${notice}.${at}`, ...wait }),
    );
  }
  await records.change(changes, [
    { ...note, value: stored },
    { in: 'queue', key: queueKey(event, notice, channel), value: waiting },
  ]);
}
