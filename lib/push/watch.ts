import 'server-only';
import { tags } from '#lib/content-store/tags.ts';
import { metrics } from '#lib/metrics/index.ts';
import { publish } from '#lib/redis/events.ts';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { findAnnouncements } from './announcements/find-announcements.ts';
import { onNoticesPublished } from './announcements/notices-published.ts';
import { createDelivery } from './delivery/deliver.ts';
import { leaderLease, type TakeLease } from './leader-lease.ts';
import { records } from './storage/records.ts';
import type { Records } from './storage/stored-records.ts';

const ROUND_MS = 1000;
/** How often notices are looked for without a publication: the life of cached content. */
const LOOK_MS = 60_000;

/** One round: looks for new notices when it is time or content was published, and sends the messages that are due. Without subscribers it requests nothing. */
export function createRound(kept: Records, consume: TakeLease): (isPublished: boolean) => Promise<void> {
  const deliver = createDelivery(kept);
  let looked = 0;

  async function look(isPublished: boolean): Promise<boolean> {
    // Either way: a clock may be put back.
    if (!isPublished && Math.abs(Date.now() - looked) < LOOK_MS) return false;
    looked = Date.now();
    const found = await findAnnouncements(kept);
    // A visitor who taps the message must find the notice.
    if (found > 0 && !isPublished) publish([[tags.notices]]);
    return found > 0;
  }

  return async (isPublished) => {
    if (!(await consume())) return;
    const subscriptions = await kept.count('subscriptions');
    metrics.pushSubscriptions.set(subscriptions);
    if (subscriptions === 0) return;
    const hasNews = await look(isPublished).catch((error: unknown) => {
      if (!isCampusApiError(error)) throw error;
      return false;
    });
    while (!isStopping() && (await consume()) && (await deliver(hasNews)));
  };
}

/** Goes round and round until the site stops. */
export function watchNotices(): void {
  let round: ReturnType<typeof createRound> | undefined;
  let isPublished = false;
  let isAway = false;
  let isRunning = false;

  async function runRound(): Promise<void> {
    const wasPublished = isPublished;
    isPublished = false;
    isRunning = true;
    try {
      round ??= createRound(records(), leaderLease(sharedStore()));
      await round(wasPublished);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'nobody can be told by push at the moment');
      isAway = true;
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
