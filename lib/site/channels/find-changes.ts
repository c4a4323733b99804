import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import type { ChannelEvent } from '#lib/platform/watch/channel-status.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { mergeIds, newNotices } from '#lib/site/notifications/announcements/announcements.ts';
import { IMPORT, isImport, recentTimes } from '#lib/site/notifications/announcements/imports.ts';
import type { Channel } from './adapters/channel.ts';
import type { ChannelChange, ChannelRecords } from './channel-records.ts';
import { isUntouched, queuedPosts, queueKey, removePost, storePost } from './queue.ts';
import { addPost, readIds, readRecentTimes, storeIds, storeRecentTimes } from './state.ts';

/** Ids of the last list that are no longer listed; none when many are missing, as with another campus or a damaged list. */
function withdrawnIds(listed: ReadonlySet<string> | null, list: readonly Notice[]): string[] {
  const present = new Set(list.map(({ id }) => id));
  const gone = [...(listed ?? [])].filter((id) => !present.has(id));
  return gone.length > IMPORT.notices || gone.length === listed?.size ? [] : gone;
}

/**
 * Queues new and withdrawn notices for each channel, in one change with the ids that are announced from now on: a crash neither repeats nor
 * loses one. The first list is announced as a whole, and an import is not posted. @throws CampusApiError, and errors of the store
 */
export async function findChanges(
  records: ChannelRecords,
  channels: readonly Channel[],
  delayMs: number,
  now: number,
): Promise<void> {
  const list = await fetchDepartmentNotices('all');
  const stored = await records.get('state', 'announced');
  const announced = await readIds(records, 'announced');
  const listed = await readIds(records, 'listed');
  const fresh = newNotices(list, announced, now);
  const gone = withdrawnIds(listed, list);
  const ids = mergeIds(list, announced);
  const queue = await queuedPosts(records);
  const waiting = new Set(queue.filter(isUntouched).map(({ post }) => queueKey(post.event, post.notice, post.channel)));
  const times = recentTimes([...(await readRecentTimes(records)), ...fresh.map(() => now)], now);
  const isImported = fresh.length > 0 && isImport(times, now);

  const queued = (event: ChannelEvent, notice: string, title: string): ChannelChange[] =>
    channels
      .filter(({ events }) => events.includes(event))
      // A notice that was withdrawn before it was posted needs no second post.
      .filter(({ name }) => event === 'published' || !waiting.has(queueKey('published', notice, name)))
      .map(({ name: channel }) => {
        const key = `${event}.${notice}.${now}`;
        const wait = { at: now, due: now + delayMs, tries: 0, claimedAt: null };
        return storePost({ channel, event, key, notice, title, ...wait });
      });

  const hasNewList = listed === null || listed.size !== list.length || gone.length > 0 || fresh.length > 0;
  const changes: ChannelChange[] = [
    ...(announced !== null && ids.length === announced.size ? [] : [storeIds('announced', ids)]),
    ...(hasNewList
      ? [
          storeIds(
            'listed',
            list.map(({ id }) => id),
          ),
        ]
      : []),
    ...(fresh.length > 0 ? [storeRecentTimes(times)] : []),
    ...(isImported ? [] : fresh.flatMap(({ id, description }) => queued('published', id, noticeTitle(description)))),
    ...gone.flatMap((id) => queued('withdrawn', id, '')),
  ];
  if (isImported) {
    const skipped = queue.filter((entry) => isUntouched(entry) && entry.post.event === 'published');
    changes.push(...skipped.map(({ post }) => removePost(post)));
    for (const { name, events } of channels) {
      if (!events.includes('published')) continue;
      const count = fresh.length + skipped.filter(({ post }) => post.channel === name).length;
      const note = { event: 'published', notice: '', title: '', result: 'imported', reason: null, url: null } as const;
      changes.push(await addPost(records, name, { ...note, at: now, count }));
    }
  }
  if (changes.length === 0) return;
  const isStored = await records.change(changes, [{ in: 'state', key: 'announced', value: stored }]);
  if (isStored && isImported)
    log.warn({ notices: fresh.length }, 'many notices appeared at once: none is posted to channels');
}
