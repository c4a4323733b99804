import 'server-only';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { mailDeliverer } from '#lib/site/mail-subscriptions/mail-deliverer.ts';
import { pushDeliverer } from '#lib/site/notifications/push-deliverer.ts';
import type { Deliverer } from '#lib/site/outbox/deliverer.ts';
import { leaderLease } from '#lib/site/outbox/leader-lease.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import { runRounds } from '#lib/site/outbox/run-rounds.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { channelDeliverers } from './channel-list.ts';

type Settings = Pick<Environment, 'channels' | 'dataDir' | 'subscriptions'>;

/** All services that are on. */
const deliverers = ({ channels, subscriptions }: Settings): Deliverer[] => [
  pushDeliverer(),
  ...(subscriptions ? [mailDeliverer(subscriptions)] : []),
  ...channelDeliverers(channels),
];

/** Informs readers of news until the site stops. */
export function startOutbox(settings: Settings): void {
  const services = deliverers(settings);
  const create = () =>
    createRound({
      records: records(),
      services,
      takeLease: leaderLease(sharedStore()),
      report: createStatusReport(services, settings.dataDir),
    });
  runRounds(create, 'the outbox cannot be processed at the moment');
}
