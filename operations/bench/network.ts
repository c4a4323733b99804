import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '#e2e/support/chromium.ts';
import type { Connection } from './connections.ts';

/** The address of the server's end. */
export const SERVER_ADDRESS = '198.18.0.1';

/** The queue of home routers and base stations. */
const QUEUE_PACKETS = 100;

/** A slow network to a separate network namespace. */
export interface Network {
  /** The program that starts Chromium in that namespace. */
  browserPath: string;
  /** Bytes received there so far: packets with all headers. */
  bytes: () => number;
  /** Flushes the kernel's TCP metrics, so that the next connection starts without them. */
  flushMetrics: () => void;
  close: () => Promise<void>;
}

/** Null where networks can be created, else the reason. */
export function networkMissingReason(): string | null {
  if (process.getuid?.() !== 0) return 'a network namespace requires root';
  if (!existsSync('/dev/net/tun')) return 'this kernel has no TUN devices';
  const missing = ['perl', 'ip', 'unshare', 'nsenter'].filter((name) => spawnSync('which', [name]).status !== 0);
  return missing.length > 0 ? `${missing.join(', ')} is missing (Debian: iproute2, perl-base, util-linux)` : null;
}

/** Resolves with the first output of a program. @throws with its errors when it ends before */
function firstOutput(program: ChildProcess): Promise<void> {
  let errors = '';
  program.stderr?.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve, reject) => {
    program.stdout?.once('data', () => resolve());
    program.once('exit', (code) => reject(new Error(`${program.spawnargs.join(' ')} ended with ${code}: ${errors}`)));
  });
}

async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.stdin?.end();
  await ended;
}

/** Creates a network; both of its programs end with this process. */
export async function createNetwork({ latency, bitsPerSecond }: Connection): Promise<Network> {
  const namespace = spawn('unshare', ['--net', 'sh', '-c', 'ip link set lo up && echo ready && exec cat']);
  await firstOutput(namespace);
  const settings = [namespace.pid ?? 0, latency / 2, bitsPerSecond, QUEUE_PACKETS].map(String);
  const line = spawn('perl', ['operations/bench/delay-packets.pl', ...settings]);
  await firstOutput(line);
  const folder = mkdtempSync(join(tmpdir(), 'campus-line-'));
  const browserPath = join(folder, 'chromium');
  const browser = chromiumPath();
  if (browser === undefined) throw new Error('no Chromium is installed (CHROME_PATH)');
  writeFileSync(browserPath, `#!/bin/sh\nexec nsenter --target=${namespace.pid} --net '${browser}' "$@"\n`);
  chmodSync(browserPath, 0o755);
  return {
    browserPath,
    bytes: () => Number(readFileSync(`/sys/class/net/bench${line.pid}/statistics/tx_bytes`, 'utf8')),
    flushMetrics: () => void execFileSync('ip', ['tcp_metrics', 'flush']),
    async close() {
      await end(line);
      await end(namespace);
      rmSync(folder, { recursive: true });
    },
  };
}
