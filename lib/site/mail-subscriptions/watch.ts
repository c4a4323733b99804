import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { addReading, deletionTime, trustedTimeSchema } from '#lib/platform/runtime/trusted-time.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { ignoreOutage } from '../campus-client/errors.ts';
import { fetchDepartmentNotices } from '../campus-client/notices.ts';
import { mergeIds, newNotices } from '../notifications/announcements/announcements.ts';
import { subscriberKey } from '../notifications/choices/digests.ts';
import type { TakeLease } from '../notifications/leader-lease.ts';
import { recentNotices, removeOld, storeNotice } from '../notifications/matching/recent-notices.ts';
import type { Round, RoundEvents } from '../notifications/run-rounds.ts';
import { readRecord } from '../notifications/storage/stored-records.ts';
import { deleteRequest, deleteSubscriber } from './change-subscription.ts';
import { mailNumbers } from './mail-numbers.ts';
import { matchNotices } from './match-notices.ts';
import { createSender } from './sending/send.ts';
import type { StatusReport } from './status.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { readAnnouncedIds, readPause, storeAnnouncedIds } from './storage/state.ts';
import { readRequest, readSubscriber } from './storage/subscriber.ts';

const DAY_MS = 24 * 3_600_000;
/** Without a confirmation a request is deleted after this. */
const REQUEST_MS = 2 * DAY_MS;
/** A subscriber whose address is rejected is deleted after this. */
const SUSPENDED_MS = 30 * DAY_MS;

/** The time by which records are deleted. */
async function readDeletionTime(records: MailRecords, now: number): Promise<number> {
  const time = addReading(readRecord(trustedTimeSchema, await records.get('state', 'trusted-time')), now);
  await records.change([{ in: 'state', key: 'trusted-time', value: JSON.stringify(time) }]);
  return deletionTime(time);
}

/** Deletes requests that nobody confirmed, and subscribers whose address is rejected. @throws errors of the store */
async function deleteExpired(records: MailRecords, reading: number): Promise<void> {
  const now = await readDeletionTime(records, reading);
  const requests: string[] = [];
  for await (const page of records.pages('requests'))
    for (const [id, value] of page) if (now - (readRequest(value)?.at ?? 0) > REQUEST_MS) requests.push(id);
  for (const id of requests) await deleteRequest(records, id);
  const suspended: string[] = [];
  for await (const page of records.pages('subscribers'))
    for (const [id, value] of page)
      if (now - (readSubscriber(value)?.suspended ?? now) > SUSPENDED_MS) suspended.push(id);
  if (suspended.length === 0) return;
  const key = await subscriberKey();
  for (const id of suspended) await deleteSubscriber(records, key, id);
}

/**
 * Stores new notices, in one change with the ids that are announced from now on. The first list is announced as a whole. @returns the number of new
 * notices. @throws CampusApiError, and errors of the store
 */
async function findNewNotices(records: MailRecords, now: number): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const stored = await records.get('state', 'announced');
  const announced = await readAnnouncedIds(records);
  const fresh = newNotices(list, announced, now);
  const ids = mergeIds(list, announced);
  const changes = [
    ...(announced !== null && ids.length === announced.size ? [] : [storeAnnouncedIds(ids)]),
    ...removeOld(await recentNotices(records), now),
    ...fresh.map(({ id }) => storeNotice(id, { detectedAt: now, state: 'waiting', read: {}, notified: [] })),
  ];
  if (changes.length === 0) return 0;
  const isStored = await records.change(changes, [{ in: 'state', key: 'announced', value: stored }]);
  return isStored ? fresh.length : 0;
}

type Settings = NonNullable<Environment['subscriptions']>;

const MINUTE_MS = 60_000;
/** The interval of looking for notices without a publication: the life of cached content. */
const POLL_MS = MINUTE_MS;
/** The interval of comparing documents without the report that one was read, and of deleting what has expired. */
const SLOW_MS = 10 * MINUTE_MS;

interface RoundParts {
  records: MailRecords;
  settings: Settings;
  takeLease: TakeLease;
  report: StatusReport;
}

/** Creates a round: it looks for new notices, matches notices that have waited, and sends the mails that are due. Without subscribers it requests nothing. */
export function createMailRound({ records, settings, takeLease, report }: RoundParts): Round {
  const sender = createSender(records, settings);
  let polledAt = Number.NEGATIVE_INFINITY;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  // The absolute values, as a clock may be set back.
  const isLate = (at: number, interval: number, now: number) => Math.abs(now - at) >= interval;

  async function poll({ isPublished, hasDocuments }: RoundEvents, now: number): Promise<void> {
    const isFirst = (await readAnnouncedIds(records)) === null;
    if (isPublished || isFirst || isLate(polledAt, POLL_MS, now)) {
      polledAt = now;
      await findNewNotices(records, now);
    }
    const hasMatched = await matchNotices(records, settings.delayMs, now);
    if (!hasMatched && !hasDocuments && !isLate(comparedAt, SLOW_MS, now)) return;
    // After a failure it is tried again in a minute.
    comparedAt = now - SLOW_MS + POLL_MS;
    await mailNumbers(records, now);
    comparedAt = now;
  }

  async function sweep(now: number): Promise<void> {
    if (!isLate(sweptAt, SLOW_MS, now)) return;
    sweptAt = now;
    await deleteExpired(records, now);
  }

  return async (events) => {
    await report.applyWish(records);
    if (!(await takeLease())) {
      await report.write(records, null);
      return false;
    }
    await sweep(Date.now());
    const subscribers = await records.count('subscribers');
    metrics.mailSubscribers.set(subscribers);
    metrics.mailsWaiting.set((await records.count('queue')) + (await records.count('confirmations')));
    if (subscribers > 0) await poll(events, Date.now()).catch(ignoreOutage);
    else if ((await readAnnouncedIds(records)) !== null) await records.change([storeAnnouncedIds(null)]);
    const isPaused = (await readPause(records)) !== null;
    const hasMore = !isPaused && !isStopping() && (await sender.send(Date.now).catch(ignoreOutage)) === true;
    await report.write(records, sender.server.failure);
    return hasMore;
  };
}
