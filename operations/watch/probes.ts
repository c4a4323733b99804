import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localAddress } from '#lib/platform/http/local-address.ts';
import { sendPlainMail } from '#lib/platform/runtime/mail-transport.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { certificateDays, diskShare } from '../doctor/machine-checks.ts';
import { readFeed } from './update-feed.ts';

const TIMEOUT_MS = 5000;
/** A restart takes a few seconds. */
const RETRY = { tries: 4, ms: 5000 };

/** The parts of the machine that a run examines. Null stands for an unknown value. */
export interface Probes {
  isLive(): Promise<boolean>;
  /** The metrics of the site in the format of Prometheus. */
  metrics(): Promise<string | null>;
  isCampusApiReachable(): Promise<boolean>;
  /** Used share of the disk in percent. */
  diskShare(): Promise<number | null>;
  certificateDays(): Promise<number | null>;
  /** Whether a unit of systemd is in the state `failed`. */
  hasFailed(unit: string): Promise<boolean | null>;
  /** Failed units whose names match a pattern of systemd. */
  failedUnits(pattern: string): Promise<string[]>;
  /** @throws errors of the network and the file system */
  readFeed(address: string): Promise<string>;
  /** @throws the error of the mail server */
  send: typeof sendPlainMail;
}

export function createProbes({ host, port, metricsSecret, dataDir, siteUrl, siteContentUrl }: Environment): Probes {
  const site = localAddress(host, port);
  const fetchSite = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site}${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async isLive() {
      for (let tries = 1; ; tries += 1) {
        const isOk = await fetchSite('/api/health/live').then(
          ({ ok }) => ok,
          () => false,
        );
        if (isOk || tries === RETRY.tries) return isOk;
        await new Promise((resolve) => setTimeout(resolve, RETRY.ms));
      }
    },
    async metrics() {
      if (metricsSecret === null) return null;
      try {
        const response = await fetchSite('/api/metrics', { authorization: `Bearer ${metricsSecret}` });
        return response.ok ? await response.text() : null;
      } catch {
        return null;
      }
    },
    async isCampusApiReachable() {
      // Loaded only where there is another campus API.
      const { respondsToAll } = await import('./api-checks.ts');
      return respondsToAll(siteContentUrl !== null);
    },
    diskShare: async () => diskShare(dataDir),
    async certificateDays() {
      const url = new URL(siteUrl);
      return url.protocol === 'https:' ? certificateDays(url) : null;
    },
    async hasFailed(unit) {
      try {
        const state = await systemctl('show', '--property=ActiveState', '--value', '--', unit);
        return state === '' ? null : state === 'failed';
      } catch {
        return null;
      }
    },
    async failedUnits(pattern) {
      const lines = await systemctl('list-units', '--state=failed', '--plain', '--no-legend', '--', pattern);
      return lines.split('\n').flatMap((line) => line.trim().split(' ')[0] || []);
    },
    readFeed,
    send: sendPlainMail,
  };
}

/** The output of systemctl. @throws if it is missing or fails */
async function systemctl(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('systemctl', args, { timeout: TIMEOUT_MS });
  return stdout.trim();
}
