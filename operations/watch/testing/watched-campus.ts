import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlainMessage } from '#lib/platform/runtime/mail-transport.ts';
import { type Environment, parseEnvironment } from '#lib/platform/settings/schema.ts';
import type { Probes } from '../probes.ts';
import { watchOnce } from '../run.ts';

/** A data folder that is watched with a chosen clock, chosen states of the machine, and a mail server that records. */
export interface WatchedCampus {
  dataDir: string;
  probes: Probes;
  /** Messages that the mail server accepted. */
  sent: PlainMessage[];
  /** Lines of the log of the last run. */
  lines: string[];
  setMail(isAway: boolean): void;
  /** Runs once at this time. */
  run(now: number, settings?: Record<string, string>): Promise<boolean>;
}

export function watchedCampus(dataDir = mkdtempSync(join(tmpdir(), 'watch-'))): WatchedCampus {
  let isMailAway = false;
  const sent: PlainMessage[] = [];
  mkdirSync(dataDir, { recursive: true });
  const campus: WatchedCampus = {
    dataDir,
    sent,
    lines: [],
    probes: {
      isLive: async () => true,
      metrics: async () => null,
      isCampusApiReachable: async () => true,
      diskShare: async () => 40,
      certificateDays: async () => 60,
      hasFailed: async () => false,
      failedUnits: async () => [],
      readFeed: async () => '{"version":"0.0.1"}',
      async send(_server, message) {
        if (isMailAway) throw new Error('connect ECONNREFUSED');
        sent.push(message);
      },
    },
    setMail(isAway) {
      isMailAway = isAway;
    },
    run(now, settings = {}) {
      campus.lines = [];
      return watchOnce({
        environment: watchSettings({ DATA_DIR: dataDir, ...settings }),
        adminUrl: 'https://admin.campus.example',
        unitPattern: 'campus-website*@main.*',
        probes: campus.probes,
        log: (line) => campus.lines.push(line),
        clock: () => now,
      });
    },
  };
  return campus;
}

const watchSettings = (settings: Record<string, string>): Environment =>
  parseEnvironment({
    SITE_URL: 'https://www.campus.example',
    SMTP_URL: 'smtp://mail.example',
    ALERTS_TO: 'it@campus.example',
    ALERTS_LANGUAGE: 'en',
    ...settings,
  });

/** Damages the state of earlier runs. */
export function damageState({ dataDir }: Pick<WatchedCampus, 'dataDir'>): void {
  writeFileSync(join(dataDir, 'watch/state.json'), '{"examinedAt":');
}
