import 'server-only';
import { log } from '#lib/runtime/log.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { fetchDepartmentNotices } from '#lib/upstream/notices.ts';
import type { Notice } from '#lib/upstream/types.ts';
import type { Change, Records } from '../storage/stored-records.ts';
import { readSubscription } from '../subscriptions/subscription.ts';
import { readKnown, storeKnown } from './announced.ts';
import {
  type Announcement,
  allAnnouncements,
  isStillAnnounced,
  newNotices,
  nowKnown,
  toAnnouncements,
} from './announcements.ts';
import { allPending, type Pending, storePending } from './pending.ts';

/** Notices that are published within this time become one message; each further notice delays it. */
const GATHER_MS = 3000;

/** How long to wait for a list that fails. */
const LIST_FAILS_MS = 60 * 60_000;
const FAILING = { in: 'state', key: 'list fails since' } as const;

/**
 * Finds notices that were not announced, and stores them with a pending message for each subscriber, in one change: a crash, a restart or another
 * process that finds the same neither repeats nor loses one. @returns how many. @throws CampusApiError, and as the store does
 */
export async function findAnnouncements(records: Records): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const kept = await records.get('state', 'known');
  const known = await readKnown(records);
  const now = Date.now();
  const fresh = newNotices(list, known, now);
  const failingSince = Number((await records.get(FAILING.in, FAILING.key)) ?? Number.NaN);
  const news = fresh.length > 0 ? await lookUp(records, fresh, failingSince, now) : [];
  const pending = news.length > 0 ? await toTell(records, news, now) : [];
  const ids = nowKnown(list, known);
  const changes: Change[] = [
    ...(ids.length === known?.size ? [] : [storeKnown(ids)]),
    ...(Number.isNaN(failingSince) ? [] : [{ ...FAILING, value: null }]),
    ...(await over(records, now)),
    ...news.map((one): Change => ({ in: 'news', key: one.id, value: JSON.stringify(one) })),
    ...pending,
  ];
  if (changes.length === 0) return 0;
  if (!(await records.change(changes, [{ in: 'state', key: 'known', value: kept }]))) return 0;
  if (news.length > 0) log.info({ notices: news.length, to: pending.length }, 'new notices will be told by push');
  return news.length;
}

/** The departments of new notices. All wait for a list that fails; after an hour its subscribers are left out. @throws CampusApiError */
async function lookUp(
  records: Records,
  fresh: readonly Notice[],
  failingSince: number,
  now: number,
): Promise<Announcement[]> {
  try {
    const { news, failing } = await toAnnouncements(fresh, now, now - failingSince >= LIST_FAILS_MS);
    if (failing.length > 0) log.warn({ lists: failing }, 'new notices are told without a list that fails');
    return news;
  } catch (error) {
    // A clock may be put back.
    const isNoted = failingSince <= now;
    if (isCampusApiError(error) && !isNoted) await records.change([{ ...FAILING, value: String(now) }]);
    throw error;
  }
}

/** Subscribers with a pending message get these notices in it too. */
async function toTell(records: Records, news: readonly Announcement[], now: number): Promise<Change[]> {
  const departments = new Set(news.flatMap((one) => one.departments));
  const waiting = new Map<string, Pending>();
  for await (const [id, pending] of allPending(records)) waiting.set(id, pending);
  const changes: Change[] = [];
  for await (const page of records.pages('subscriptions')) {
    for (const [id, kept] of page) {
      const isAsked = readSubscription(kept)?.departments.some((name) => departments.has(name));
      const { tries = 0, first = now } = waiting.get(id) ?? {};
      if (isAsked && tries === 0)
        changes.push(storePending(id, { due: now + GATHER_MS, tries, first: Math.min(first, now) }));
    }
  }
  return changes;
}

/** The notices that are no longer announced: a day old, and in no pending message. */
async function over(records: Records, now: number): Promise<Change[]> {
  const old = (await allAnnouncements(records)).filter((one) => !isStillAnnounced(one, now));
  if (old.length === 0) return [];
  let oldest = now;
  for await (const [, { first = now }] of allPending(records)) oldest = Math.min(oldest, first);
  return old.filter(({ at }) => at < oldest).map(({ id }) => ({ in: 'news', key: id, value: null }));
}
