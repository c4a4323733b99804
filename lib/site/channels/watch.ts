import 'server-only';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import type { TakeLease } from '#lib/site/notifications/leader-lease.ts';
import type { Round } from '#lib/site/notifications/run-rounds.ts';
import type { Channel } from './adapters/channel.ts';
import type { ChannelRecords } from './channel-records.ts';
import { findChanges } from './find-changes.ts';
import { sendPosts } from './sender.ts';
import type { StatusReport } from './status.ts';

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
export function createChannelRound({ records, channels, takeLease, report }: RoundParts): Round {
  let polledAt = Number.NEGATIVE_INFINITY;

  async function poll(isPublished: boolean, now: number): Promise<void> {
    // The absolute value, as a clock may be set back.
    if (!isPublished && Math.abs(now - polledAt) < POLL_MS) return;
    polledAt = now;
    await findChanges(records, channels, DELAY_MS, now);
  }

  return async ({ isPublished }) => {
    await report.applyWishes(records);
    if (await takeLease()) {
      await poll(isPublished, Date.now()).catch(ignoreOutage);
      await sendPosts(records, channels, Date.now).catch(ignoreOutage);
    }
    await report.write(records);
    return false;
  };
}
