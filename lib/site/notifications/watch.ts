import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { findAnnouncements } from './announcements/find-announcements.ts';
import { announceNumbers } from './announcements/number-matches.ts';
import { createDelivery } from './delivery/deliver.ts';
import { leaderLease, type TakeLease } from './leader-lease.ts';
import { type Round, type RoundEvents, runRounds } from './run-rounds.ts';
import { records } from './storage/records.ts';
import type { Records } from './storage/stored-records.ts';

/** The interval of looking for notices without a publication: the life of cached content. */
const POLL_MS = 60_000;
/** The interval of comparing documents without the report that one was read. */
const COMPARE_MS = 10 * 60_000;

/**
 * Creates a round, which looks for new notices when it is time or content was published, compares documents that were read, and sends the
 * messages that are due. Without subscribers it requests nothing.
 */
export function createRound(store: Records, takeLease: TakeLease): Round {
  const deliver = createDelivery(store);
  let polledAt = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  // The absolute value, as a clock may be set back.
  const isLate = (at: number, interval: number) => Math.abs(Date.now() - at) >= interval;

  async function poll(isPublished: boolean): Promise<boolean> {
    if (!isPublished && !isLate(polledAt, POLL_MS)) return false;
    polledAt = Date.now();
    const count = await findAnnouncements(store);
    // A visitor who taps the message must find the notice.
    if (count > 0 && !isPublished) publishInvalidation([[tags.notices]]);
    return count > 0;
  }

  async function compare(isDue: boolean): Promise<boolean> {
    if (!isDue && !isLate(comparedAt, COMPARE_MS)) return false;
    // After a failure it is tried again in a minute.
    comparedAt = Date.now() - COMPARE_MS + POLL_MS;
    const count = await announceNumbers(store, Date.now());
    comparedAt = Date.now();
    return count > 0;
  }

  async function find({ isPublished, hasDocuments }: RoundEvents): Promise<boolean> {
    const hasNews = await poll(isPublished);
    return (await compare(hasNews || hasDocuments)) || hasNews;
  }

  return async (events) => {
    if (!(await takeLease())) return false;
    const subscriptions = await store.count('subscriptions');
    metrics.pushSubscriptions.set(subscriptions);
    if (subscriptions === 0) return false;
    const hasNews = (await find(events).catch(ignoreOutage)) === true;
    while (!isStopping() && (await takeLease()) && (await deliver(hasNews)));
    return false;
  };
}

/** Announces notices by push until the site stops. */
export function watchNotices(): void {
  runRounds(
    () => createRound(records(), leaderLease(sharedStore())),
    'push notifications cannot be sent at the moment',
  );
}
