import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { findAnnouncements } from './announcements/find-announcements.ts';
import { onNoticesPublished } from './announcements/notices-published.ts';
import { createDelivery } from './delivery/deliver.ts';
import { leaderLease, type TakeLease } from './leader-lease.ts';
import { records } from './storage/records.ts';
import type { Records } from './storage/stored-records.ts';

const ROUND_MS = 1000;
/** The interval of looking for notices without a publication: the life of cached content. */
const POLL_MS = 60_000;

/** Creates a round, which looks for new notices when it is time or content was published, and sends the messages that are due. Without subscribers it requests nothing. */
export function createRound(store: Records, takeLease: TakeLease): (isPublished: boolean) => Promise<void> {
  const deliver = createDelivery(store);
  let polledAt = 0;

  async function poll(isPublished: boolean): Promise<boolean> {
    // The absolute value, as a clock may be set back.
    if (!isPublished && Math.abs(Date.now() - polledAt) < POLL_MS) return false;
    polledAt = Date.now();
    const count = await findAnnouncements(store);
    // A visitor who taps the message must find the notice.
    if (count > 0 && !isPublished) publishInvalidation([[tags.notices]]);
    return count > 0;
  }

  return async (isPublished) => {
    if (!(await takeLease())) return;
    const subscriptions = await store.count('subscriptions');
    metrics.pushSubscriptions.set(subscriptions);
    if (subscriptions === 0) return;
    const hasNews = await poll(isPublished).catch((error: unknown) => {
      if (!isCampusApiError(error)) throw error;
      return false;
    });
    while (!isStopping() && (await takeLease()) && (await deliver(hasNews)));
  };
}

/** Runs rounds until the site stops. */
export function watchNotices(): void {
  let round: ReturnType<typeof createRound> | undefined;
  let isPublished = false;
  let isFailing = false;
  let isRunning = false;

  async function runRound(): Promise<void> {
    const wasPublished = isPublished;
    isPublished = false;
    isRunning = true;
    try {
      round ??= createRound(records(), leaderLease(sharedStore()));
      await round(wasPublished);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'push notifications cannot be sent at the moment');
      isFailing = true;
    }
    isRunning = false;
    if (!isStopping()) timer = setTimeout(runRound, isPublished ? 0 : ROUND_MS).unref();
  }

  let timer = setTimeout(runRound, ROUND_MS).unref();
  onNoticesPublished(() => {
    isPublished = true;
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(runRound, 0).unref();
  });
}
