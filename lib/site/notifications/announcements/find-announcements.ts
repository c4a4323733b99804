import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { reasonsFor } from '../matching/reasons.ts';
import { recentNotices, removeOld, storeNotice } from '../matching/recent-notices.ts';
import type { Change, Records } from '../storage/stored-records.ts';
import { readSubscription } from '../subscriptions/subscription.ts';
import { readAnnouncedIds, storeAnnouncedIds } from './announced-ids.ts';
import {
  type Announcement,
  allAnnouncements,
  isStillAnnounced,
  MAX_LIST_FAILURE_MS,
  mergeIds,
  newNotices,
  toAnnouncements,
  toMatch,
} from './announcements.ts';
import { expiredMatches } from './number-matches.ts';
import { addPending, allPending } from './pending.ts';

const FAILING = { in: 'state', key: 'list fails since' } as const;

/**
 * Finds notices that were not announced, and stores them with a pending message for each subscriber, in one change: a crash, a restart or another
 * process that finds the same neither repeats nor loses one. @returns their number. @throws CampusApiError, and errors of the store
 */
export async function findAnnouncements(records: Records): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const stored = await records.get('state', 'known');
  const announced = await readAnnouncedIds(records);
  const now = Date.now();
  const fresh = newNotices(list, announced, now);
  const failingSince = Number((await records.get(FAILING.in, FAILING.key)) ?? Number.NaN);
  const news = fresh.length > 0 ? await lookUp(records, fresh, failingSince, now) : [];
  const pending = news.length > 0 ? await messagesFor(records, news, now) : [];
  const recent = await recentNotices(records);
  const ids = mergeIds(list, announced);
  const changes: Change[] = [
    ...(ids.length === announced?.size ? [] : [storeAnnouncedIds(ids)]),
    ...(Number.isNaN(failingSince) ? [] : [{ ...FAILING, value: null }]),
    ...(await removeExpired(records, now)),
    ...removeOld(recent, now),
    ...news.flatMap((item): Change[] => [
      { in: 'news', key: item.id, value: JSON.stringify(item) },
      storeNotice(item.id, { detectedAt: now, state: 'matched', read: {}, notified: [] }),
    ]),
    ...pending,
  ];
  if (changes.length === 0) return 0;
  if (!(await records.change(changes, [{ in: 'state', key: 'known', value: stored }]))) return 0;
  if (news.length > 0) log.info({ notices: news.length, to: pending.length }, 'new notices will be announced by push');
  return news.length;
}

/** Looks up the departments of new notices. All wait for a failing list; after an hour its subscribers are left out. @throws CampusApiError */
async function lookUp(
  records: Records,
  fresh: readonly Notice[],
  failingSince: number,
  now: number,
): Promise<Announcement[]> {
  try {
    const { news, failing } = await toAnnouncements(fresh, now, now - failingSince >= MAX_LIST_FAILURE_MS);
    if (failing.length > 0) log.warn({ lists: failing }, 'new notices are announced without a failing list');
    return news;
  } catch (error) {
    // The clock may have been set back.
    const isRecorded = failingSince <= now;
    if (isCampusApiError(error) && !isRecorded) await records.change([{ ...FAILING, value: String(now) }]);
    throw error;
  }
}

/** Pending messages for the subscribers of these notices; an existing pending message includes them too. */
export async function messagesFor(records: Records, news: readonly Announcement[], now: number): Promise<Change[]> {
  const notices = news.map(toMatch);
  const subscribers: string[] = [];
  for await (const page of records.pages('subscriptions')) {
    for (const [id, value] of page) {
      const subscription = readSubscription(value);
      if (subscription && notices.some((notice) => reasonsFor(notice, subscription))) subscribers.push(id);
    }
  }
  return addPending(records, subscribers, now);
}

/** Removes the notices and matches that are no longer announced: a day old, and in no pending message. */
async function removeExpired(records: Records, now: number): Promise<Change[]> {
  const old = (await allAnnouncements(records)).filter((item) => !isStillAnnounced(item, now));
  const oldMatches = await expiredMatches(records, now);
  if (old.length + oldMatches.length === 0) return [];
  const waiting = new Set<string>();
  let oldest = now;
  for await (const [id, { first = now }] of allPending(records)) {
    waiting.add(id);
    oldest = Math.min(oldest, first);
  }
  return [
    ...old.filter(({ at }) => at < oldest).map(({ id }): Change => ({ in: 'news', key: id, value: null })),
    ...oldMatches.filter((id) => !waiting.has(id)).map((id): Change => ({ in: 'matches', key: id, value: null })),
  ];
}
