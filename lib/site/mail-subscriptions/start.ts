import 'server-only';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { removeMailStatus } from '#lib/platform/watch/mail-status.ts';
import { leaderLease } from '#lib/site/notifications/leader-lease.ts';
import { runRounds } from '#lib/site/notifications/run-rounds.ts';
import { createStatusReport } from './status.ts';
import { mailRecords } from './storage/mail-records.ts';
import { createMailRound } from './watch.ts';

/** Starts to send mails to subscribers where `SUBSCRIPTIONS_FROM` is set; else the admin shows how to begin. */
export function startSubscriptions({
  subscriptions: settings,
  dataDir,
}: Pick<Environment, 'subscriptions' | 'dataDir'>): void {
  if (settings === null) {
    removeMailStatus(dataDir);
    return;
  }
  const createRound = () =>
    createMailRound({
      records: mailRecords(),
      settings,
      takeLease: leaderLease(sharedStore(), 'mail'),
      report: createStatusReport(settings, dataDir),
    });
  runRounds(createRound, 'mails to subscribers cannot be sent at the moment');
}
