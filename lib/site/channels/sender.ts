import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { finishBeforeExit, isStopping } from '#lib/platform/runtime/stopping.ts';
import type { ChannelPost } from '#lib/platform/watch/channel-status.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { listedIds, MAX_LIST_FAILURE_MS } from '#lib/site/notifications/announcements/announcements.ts';
import { latestNotices, type NoticesById } from '#lib/site/notifications/matching/latest-notices.ts';
import type { Channel, PostContent, PostResult } from './adapters/channel.ts';
import type { ChannelRecords } from './channel-records.ts';
import { type QueuedPost, queuedPosts, removePost, type StoredPost, storePost, unchanged } from './queue.ts';
import { MAX_WAIT_MS, resolvePost } from './resolve-post.ts';
import { addPost, readCondition, storeCondition } from './state.ts';

/** Longer than an attempt: an older claim is of a process that was killed. */
const CLAIM_MS = 60_000;
/** A round ends before the lease of this instance does. */
const ROUND_MS = 20_000;

/** Sends posts that are due, each channel by itself and its posts in order. @throws CampusApiError, and errors of the store */
export async function sendPosts(
  records: ChannelRecords,
  channels: readonly Channel[],
  now: () => number,
): Promise<void> {
  const queue = await queuedPosts(records);
  metrics.channelPostsWaiting.set(queue.length);
  if (queue.length === 0) return;
  const notices = latestNotices();
  const listed = listsOfRound();
  await Promise.all(
    channels.map((channel) =>
      sendToChannel(
        queue.filter(({ post }) => post.channel === channel.name),
        { records, channel, notices, listed, now },
      ),
    ),
  );
  // Channels that are off get nothing, neither later.
  const names = new Set(channels.map(({ name }) => name));
  const orphans = queue.filter(({ post }) => !names.has(post.channel));
  if (orphans.length > 0) await records.change(orphans.map(({ post }) => removePost(post)));
}

interface Sending {
  records: ChannelRecords;
  channel: Channel;
  notices: () => Promise<NoticesById>;
  listed: typeof listedIds;
  now: () => number;
}

async function sendToChannel(entries: readonly StoredPost[], sending: Sending): Promise<void> {
  const { records, channel, notices, now } = sending;
  const end = now() + ROUND_MS;
  for (const entry of entries) {
    if (isStopping() || now() > end || now() < end - ROUND_MS) return;
    if ((await readCondition(records, channel.name)).pause !== null) return;
    const { post } = entry;
    if (post.claimedAt !== null) {
      // The absolute value, as a clock may be set back.
      if (Math.abs(now() - post.claimedAt) < CLAIM_MS) return;
      if (!channel.isRepeatable) {
        await store(entry, { kind: 'unknown', reason: 'the site was stopped meanwhile' }, sending);
        continue;
      }
    }
    // A post that has to wait keeps the later ones behind it; a longer wait was counted with a clock that was fast.
    if (post.due > now() && post.due - now() <= MAX_WAIT_MS) return;
    const content = toContent(post, await notices());
    if (content === null || !(await isChosen(post, sending)))
      await records.change([removePost(post)], [unchanged(entry)]);
    else if (!(await finishBeforeExit(attempt(entry, content, sending)))) return;
  }
}

/** The content of a post at the time of its sending; null where the notice was withdrawn, or is back, meanwhile. */
function toContent({ key, event, notice: id }: QueuedPost, notices: NoticesById): PostContent | null {
  const notice = notices.get(id);
  if (event === 'published') return notice ? { key, id, event, notice } : null;
  return notice ? null : { key, id, event, notice: null };
}

/** Whether a notice is of the categories of a channel; a withdrawn one is in no list, and its category unknown. @throws CampusApiError */
async function isChosen({ event, notice, at }: QueuedPost, { channel, listed, now }: Sending): Promise<boolean> {
  const { categories } = channel;
  if (event === 'withdrawn' || categories === null) return true;
  const mayFail = Math.abs(now() - at) >= MAX_LIST_FAILURE_MS;
  const lists = await Promise.all(categories.map((address) => listed(currentCategory(address), mayFail)));
  return lists.some((ids) => ids?.has(notice));
}

/** The lists of categories, each fetched once in a round, when a post first needs it. */
function listsOfRound(): typeof listedIds {
  const lists = new Map<string, ReturnType<typeof listedIds>>();
  return (address, mayFail) => {
    const key = `${address} ${mayFail}`;
    const list = lists.get(key) ?? listedIds(address, mayFail);
    lists.set(key, list);
    return list;
  };
}

/** @returns whether the channel can be used for the next post */
async function attempt(entry: StoredPost, content: PostContent, sending: Sending): Promise<boolean> {
  const claimed = { ...entry.post, claimedAt: sending.now() };
  if (!(await sending.records.change([storePost(claimed)], [unchanged(entry)]))) return false;
  const result = await sending.channel.post(content);
  return store({ post: claimed, value: JSON.stringify(claimed) }, result, sending);
}

/** Stores the result of an attempt. @returns whether the channel can be used for the next post */
async function store(entry: StoredPost, result: PostResult, { records, channel, now }: Sending): Promise<boolean> {
  const { post } = entry;
  const before = await readCondition(records, channel.name);
  const { label, changes, note, condition } = resolvePost(post, result, before, {
    isRepeatable: channel.isRepeatable,
    now: now(),
  });
  metrics.channelPosts.labels(channel.name, label).inc();
  const line: ChannelPost | null = note && {
    ...note,
    ...{ at: now(), event: post.event, notice: post.notice, title: post.title, count: 1 },
  };
  await records.change(
    [
      ...changes,
      storeCondition(channel.name, condition),
      ...(line ? [await addPost(records, channel.name, line)] : []),
    ],
    [unchanged(entry)],
  );
  if (result.kind === 'posted') return true;
  const { reason } = result;
  if (label === 'refused')
    log.warn({ channel: channel.name, reason }, 'a channel is paused: the service refuses posts');
  else if (label !== 'later' || before.failure === null)
    log.warn({ channel: channel.name, result: label, reason }, 'a notice could not be posted to a channel');
  return label === 'rejected';
}
