import 'server-only';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { type MailStatus, readPauseWish, writeMailStatus } from '#lib/platform/watch/mail-status.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { readPause, readSends, storePause } from './storage/state.ts';

type Settings = NonNullable<Environment['subscriptions']>;

/** The exchange with the admin of this machine, in files of `DATA_DIR`. */
export interface StatusReport {
  /** Pauses or resumes the mails as the admin wishes. @throws errors of the store */
  applyWish(records: MailRecords): Promise<void>;
  /** Writes the state for the admin, at most every few seconds; a failure is ignored. @throws errors of the store */
  write(records: MailRecords, server: MailStatus['server']): Promise<void>;
}

const WRITE_MS = 5000;

export function createStatusReport({ from, rate, delayMs }: Settings, dataDir: string): StatusReport {
  let appliedAt: number | null = null;
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    async applyWish(records) {
      const wish = readPauseWish(dataDir);
      if (!wish || wish.at === appliedAt) return;
      const applied = await records.get('state', 'wish');
      if (applied !== String(wish.at)) {
        const pause = storePause(wish.isPaused ? { by: 'admin', name: wish.name, since: wish.at } : null);
        await records.change([pause, { in: 'state', key: 'wish', value: String(wish.at) }]);
        writtenAt = Number.NEGATIVE_INFINITY;
      }
      appliedAt = wish.at;
    },
    async write(records, server) {
      const now = Date.now();
      if (Math.abs(now - writtenAt) < WRITE_MS) return;
      writtenAt = now;
      const [subscribers, requests, queued, confirmations, pause, sends] = await Promise.all([
        records.count('subscribers'),
        records.count('requests'),
        records.count('queue'),
        records.count('confirmations'),
        readPause(records),
        readSends(records),
      ]);
      const waiting = queued + confirmations;
      const delay = delayMs / 1000;
      const status = { at: now, from, rate, delay, subscribers, requests, waiting, pause, server, sends };
      await writeMailStatus(dataDir, status).catch(() => undefined);
    },
  };
}
