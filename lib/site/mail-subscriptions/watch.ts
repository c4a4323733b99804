import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import type { TakeLease } from '#lib/site/notifications/leader-lease.ts';
import type { Round, RoundEvents } from '#lib/site/notifications/run-rounds.ts';
import { findNewNotices } from './find-notices.ts';
import { mailNumbers } from './mail-numbers.ts';
import { matchNotices } from './match-notices.ts';
import { deleteExpired } from './retention.ts';
import { createSender } from './sending/send.ts';
import type { StatusReport } from './status.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { readAnnouncedIds, readPause, storeAnnouncedIds } from './storage/state.ts';

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
