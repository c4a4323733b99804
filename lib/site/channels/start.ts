import 'server-only';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { readChannelStatus, removeChannelStatus } from '#lib/platform/watch/channel-status.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { leaderLease } from '#lib/site/notifications/leader-lease.ts';
import { runRounds } from '#lib/site/notifications/run-rounds.ts';
import { configuredChannels } from './channel-list.ts';
import { channelRecords } from './channel-records.ts';
import { storeIds } from './state.ts';
import { createStatusReport } from './status.ts';
import { createChannelRound } from './watch.ts';

/** Starts to post notices to the channels of the settings; without any, the admin shows how to begin. @throws errors of the store */
export async function startChannels({
  channels: settings,
  dataDir,
}: Pick<Environment, 'channels' | 'dataDir'>): Promise<void> {
  const channels = configuredChannels(settings);
  if (channels.length === 0) {
    await stopChannels(dataDir);
    return;
  }
  const unknown = channels.flatMap(({ categories }) => categories ?? []).filter((address) => !isCategory(address));
  if (unknown.length > 0) log.warn({ categories: unknown }, 'the campus has no such categories of WEBHOOK_CATEGORIES');
  const createRound = () =>
    createChannelRound({
      records: channelRecords(),
      channels,
      takeLease: leaderLease(sharedStore(), 'channels'),
      report: createStatusReport(channels, dataDir),
    });
  runRounds(createRound, 'notices cannot be posted to channels at the moment');
}

const isCategory = (address: string): boolean => contentAddresses().categories.has(currentCategory(address));

/** Forgets the announced notices of channels that were on: those of the time without channels are not posted later. */
async function stopChannels(dataDir: string): Promise<void> {
  if (readChannelStatus(dataDir) === null) return;
  await channelRecords().change([storeIds('announced', null), storeIds('listed', null)]);
  removeChannelStatus(dataDir);
}
