import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '#e2e/support/chromium.ts';
import type { Connection } from '../connections.ts';

/** The server's end of a line. */
export const SERVER_ADDRESS = '198.18.0.1';

/** As much as home routers and base stations hold back before they drop packets. */
const QUEUE_PACKETS = 100;

/** A path of packets to a network namespace, for as long as it is open. */
export interface Line {
  /** Starts Chromium at the far end of the line. */
  browserPath: string;
  /** What it has brought to the far end so far: packets, with all their headers. */
  bytes: () => number;
  /** Lets the kernel forget what it measured of the path, so that the next connection is the first. */
  forget: () => void;
  close: () => Promise<void>;
}

/** Null: lines can be laid; else what is missing. */
export function networkMissingReason(): string | null {
  if (process.getuid?.() !== 0) return 'a network namespace takes root';
  if (!existsSync('/dev/net/tun')) return 'this kernel has no TUN devices';
  const missing = ['perl', 'ip', 'unshare', 'nsenter'].filter((name) => spawnSync('which', [name]).status !== 0);
  return missing.length > 0 ? `${missing.join(', ')} is missing (Debian: iproute2, perl-base, util-linux)` : null;
}

/** The first thing that a program says. @throws with its errors when it ends before */
function firstWord(program: ChildProcess): Promise<void> {
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

/** Lays a line; both programs that hold it end with this process. */
export async function layLine({ latency, bitsPerSecond }: Connection): Promise<Line> {
  const room = spawn('unshare', ['--net', 'sh', '-c', 'ip link set lo up && echo ready && exec cat']);
  await firstWord(room);
  const settings = [room.pid ?? 0, latency / 2, bitsPerSecond, QUEUE_PACKETS].map(String);
  const line = spawn('perl', ['bench/line/line.pl', ...settings]);
  await firstWord(line);
  const folder = mkdtempSync(join(tmpdir(), 'campus-line-'));
  const browserPath = join(folder, 'chromium');
  const browser = chromiumPath();
  if (browser === undefined) throw new Error('no Chromium is installed (CHROME_PATH)');
  writeFileSync(browserPath, `#!/bin/sh\nexec nsenter --target=${room.pid} --net '${browser}' "$@"\n`);
  chmodSync(browserPath, 0o755);
  return {
    browserPath,
    bytes: () => Number(readFileSync(`/sys/class/net/bench${line.pid}/statistics/tx_bytes`, 'utf8')),
    forget: () => void execFileSync('ip', ['tcp_metrics', 'flush']),
    async close() {
      await end(line);
      await end(room);
      rmSync(folder, { recursive: true });
    },
  };
}
