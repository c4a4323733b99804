import 'server-only';
import type { ChannelPost } from '#lib/platform/watch/channel-status.ts';
import type { PostResult } from './adapters/channel.ts';
import type { ChannelChange } from './channel-records.ts';
import { type QueuedPost, removePost, storePost } from './queue.ts';
import type { ChannelCondition } from './state.ts';

const MINUTE_MS = 60_000;
/** The longest wait before an attempt. */
export const MAX_WAIT_MS = 24 * 60 * MINUTE_MS;
/** Waits before the next attempts, for about two days: a later post would no longer be news. */
const WAITS_MS = [1, 5, 15, 60, 120, 240, 480, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/** The consequences of an attempt. `note`: its line for the admin; `label`: its result in the metrics. */
export interface ResolvedPost {
  label: PostResult['kind'] | 'given-up';
  changes: ChannelChange[];
  note: Pick<ChannelPost, 'result' | 'reason' | 'url'> | null;
  condition: ChannelCondition;
}

/** The changes to a post and to its channel after an attempt. `isRepeatable`: an unknown result is tried again. */
export function resolvePost(
  post: QueuedPost,
  result: PostResult,
  condition: ChannelCondition,
  { isRepeatable, now }: { isRepeatable: boolean; now: number },
): ResolvedPost {
  const done = [removePost(post)];
  if (result.kind === 'posted')
    return {
      label: 'posted',
      changes: done,
      note: { result: 'posted', reason: null, url: result.url },
      condition: { ...condition, failure: null },
    };
  const { reason } = result;
  if (result.kind === 'refused') {
    // An attempt that only a person can mend does not count.
    const changes = [storePost({ ...post, claimedAt: null })];
    const pause = { by: 'refused', name: '', since: now, reason } as const;
    return { label: 'refused', changes, note: null, condition: { pause, failure: null } };
  }
  if (result.kind === 'rejected' || (result.kind === 'unknown' && !isRepeatable))
    return { label: result.kind, changes: done, note: { result: result.kind, reason, url: null }, condition };
  const failure = { since: condition.failure?.since ?? now, reason };
  const wait = WAITS_MS[post.tries];
  if (wait === undefined)
    return {
      label: 'given-up',
      changes: done,
      note: { result: 'given-up', reason, url: null },
      condition: { ...condition, failure },
    };
  const after = result.kind === 'later' ? Math.min(result.after ?? 0, MAX_WAIT_MS) : 0;
  const due = now + Math.max(wait, after);
  const changes = [storePost({ ...post, due, tries: post.tries + 1, claimedAt: null })];
  return { label: result.kind, changes, note: null, condition: { ...condition, failure } };
}
