import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { MAX_LIST_FAILURE_MS, toAnnouncements, toMatch } from '#lib/site/notifications/announcements/announcements.ts';
import { isImport } from '#lib/site/notifications/announcements/imports.ts';
import { fetchNoticesById } from '#lib/site/notifications/matching/latest-notices.ts';
import { type NoticeToMatch, reasonsFor } from '#lib/site/notifications/matching/reasons.ts';
import {
  recentNotices,
  type StoredNotice,
  storeNotice,
  unchanged,
} from '#lib/site/notifications/matching/recent-notices.ts';
import type { MailChange, MailRecords } from './storage/mail-records.ts';
import { QueueWriter } from './storage/queue.ts';
import { addSend } from './storage/state.ts';
import { readSubscriber } from './storage/subscriber.ts';

/** Stores the items of notices for every subscriber whom they concern. @returns the changes, and the number of mails */
export async function matchSubscribers(records: MailRecords, notices: readonly NoticeToMatch[], now: number) {
  const queue = await QueueWriter.open(records, now);
  for await (const page of records.pages('subscribers')) {
    for (const [id, value] of page) {
      const subscriber = readSubscriber(value);
      if (!subscriber) continue;
      for (const notice of notices) {
        const reasons = subscriber.suspended === null ? reasonsFor(notice, subscriber) : null;
        if (reasons) queue.add(id, subscriber, { notice: notice.id, ...reasons, file: null });
      }
    }
  }
  return { changes: queue.changes(), mails: queue.size };
}

/**
 * Matches the notices that have waited long enough, as they are now; one that was withdrawn meanwhile is dropped. @returns whether any was.
 * @throws CampusApiError, and errors of the store
 */
export async function matchNotices(records: MailRecords, delayMs: number, now: number): Promise<boolean> {
  const recent = await recentNotices(records);
  const waiting = recent.filter(({ notice }) => notice.state === 'waiting');
  if (waiting.length === 0) return false;
  const times = recent.map(({ notice }) => notice.detectedAt);
  if (isImport(times, now)) return skipImport(records, waiting, now);
  // The absolute value, as a clock may be set back.
  const due = waiting.filter(({ notice }) => Math.abs(now - notice.detectedAt) >= delayMs);
  if (due.length === 0) return false;
  const list = await fetchNoticesById();
  const present = due.flatMap(({ id, notice: { detectedAt } }) => {
    const notice = list.get(id);
    return notice ? [{ notice, detectedAt }] : [];
  });
  const { changes, mails } = await matchSubscribers(records, await compare(present, now), now);
  const done = due.map(
    ({ id, notice }): MailChange =>
      list.has(id) ? storeNotice(id, { ...notice, state: 'matched' }) : { in: 'notices', key: id, value: null },
  );
  const isStored = await records.change([...done, ...changes], due.map(unchanged));
  if (isStored) log.info({ notices: present.length, mails }, 'new notices will be mailed to subscribers');
  return isStored;
}

async function skipImport(records: MailRecords, waiting: readonly StoredNotice[], now: number): Promise<boolean> {
  const skipped = waiting.map(({ id, notice }) => storeNotice(id, { ...notice, state: 'skipped' }));
  const note = await addSend(records, { at: now, result: 'imported', count: waiting.length, reason: null });
  if (await records.change([...skipped, note], waiting.map(unchanged)))
    log.warn({ notices: waiting.length }, 'many notices appeared at once: none is mailed to subscribers');
  return false;
}

async function compare(
  present: readonly { notice: Notice; detectedAt: number }[],
  now: number,
): Promise<NoticeToMatch[]> {
  const mayFail = present.some(({ detectedAt }) => Math.abs(now - detectedAt) >= MAX_LIST_FAILURE_MS);
  const { news } = await toAnnouncements(
    present.map(({ notice }) => notice),
    now,
    mayFail,
  );
  const detected = new Map(present.map(({ notice, detectedAt }) => [notice.id, detectedAt]));
  return news.map((item) => ({ ...toMatch(item), detectedAt: detected.get(item.id) ?? now }));
}
