import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import { leaderLease, type TakeLease } from '#lib/site/notifications/leader-lease.ts';
import type { Channel } from './adapters/channel.ts';
import { type ChannelRecords, channelRecords } from './channel-records.ts';
import { findChanges } from './find-changes.ts';
import { sendPosts } from './sender.ts';
import { createStatusReport, type StatusReport } from './status.ts';

const ROUND_MS = 1000;
/** The interval of looking for notices without a publication: the life of cached content. */
const POLL_MS = 60_000;
/** From a publication to its posts: a mistake can be withdrawn. */
const DELAY_MS = 2 * 60_000;

interface RoundParts {
  records: ChannelRecords;
  channels: readonly Channel[];
  takeLease: TakeLease;
  report: StatusReport;
}

/** Creates a round: it looks for new and withdrawn notices, and sends the posts that are due. */
export function createChannelRound({ records, channels, takeLease, report }: RoundParts) {
  let polledAt = Number.NEGATIVE_INFINITY;

  async function poll(isPublished: boolean, now: number): Promise<void> {
    // The absolute value, as a clock may be set back.
    if (!isPublished && Math.abs(now - polledAt) < POLL_MS) return;
    polledAt = now;
    await findChanges(records, channels, DELAY_MS, now);
  }

  return async (isPublished: boolean): Promise<void> => {
    await report.applyWishes(records);
    if (await takeLease()) {
      await poll(isPublished, Date.now()).catch(ignoreOutage);
      await sendPosts(records, channels, Date.now).catch(ignoreOutage);
    }
    await report.write(records);
  };
}

/** Runs rounds until the site stops. @returns a function that reports a publication to the next round */
export function watchChannels(channels: readonly Channel[], dataDir: string): () => void {
  let round: ReturnType<typeof createChannelRound> | undefined;
  let isPublished = false;
  let isFailing = false;

  async function run(): Promise<void> {
    const wasPublished = isPublished;
    isPublished = false;
    try {
      round ??= createChannelRound({
        records: channelRecords(),
        channels,
        takeLease: leaderLease(sharedStore(), 'channels'),
        report: createStatusReport(channels, dataDir),
      });
      await round(wasPublished);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'notices cannot be posted to channels at the moment');
      isFailing = true;
    }
    if (!isStopping()) setTimeout(run, ROUND_MS).unref();
  }

  setTimeout(run, ROUND_MS).unref();
  return () => {
    isPublished = true;
  };
}
