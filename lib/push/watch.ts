import 'server-only';
import { tags } from '#lib/content-store/tags.ts';
import { metrics } from '#lib/metrics/index.ts';
import { publish } from '#lib/redis/events.ts';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { createDelivery } from './deliver.ts';
import { findAnnouncements } from './find-announcements.ts';
import { leaderLease, type TakeLease } from './leader-lease.ts';
import { onNoticesPublished } from './notices-published.ts';
import { records } from './records.ts';
import type { Records } from './stored-records.ts';

const ROUND_MS = 1000;
/** As old as content may be. */
const LOOK_MS = 60_000;

/** One round: looks for new notices where it is time or somebody rang, and sends what is due. Where nobody is to be told it asks nothing. */
export function createRound(kept: Records, consume: TakeLease): (hasRung: boolean) => Promise<void> {
  const deliver = createDelivery(kept);
  let looked = 0;

  async function look(hasRung: boolean): Promise<boolean> {
    // Either way: a clock may be put back.
    if (!hasRung && Math.abs(Date.now() - looked) < LOOK_MS) return false;
    looked = Date.now();
    const found = await findAnnouncements(kept);
    // Who taps the message is to find the notice.
    if (found > 0 && !hasRung) publish([[tags.notices]]);
    return found > 0;
  }

  return async (hasRung) => {
    if (!(await consume())) return;
    const subscriptions = await kept.count('subscriptions');
    metrics.pushSubscriptions.set(subscriptions);
    if (subscriptions === 0) return;
    const hasNews = await look(hasRung).catch((error: unknown) => {
      if (!isCampusApiError(error)) throw error;
      return false;
    });
    while (!isStopping() && (await consume()) && (await deliver(hasNews)));
  };
}

/** Goes round and round until the site stops. */
export function watchNotices(): void {
  let round: ReturnType<typeof createRound> | undefined;
  let hasRung = false;
  let isAway = false;
  let isRunning = false;

  async function goRound(): Promise<void> {
    const rang = hasRung;
    hasRung = false;
    isRunning = true;
    try {
      round ??= createRound(records(), leaderLease(sharedStore()));
      await round(rang);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'nobody can be told by push at the moment');
      isAway = true;
    }
    isRunning = false;
    if (!isStopping()) timer = setTimeout(goRound, hasRung ? 0 : ROUND_MS).unref();
  }

  let timer = setTimeout(goRound, ROUND_MS).unref();
  onNoticesPublished(() => {
    hasRung = true;
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(goRound, 0).unref();
  });
}
