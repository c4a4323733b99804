import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Machine } from './machine.ts';

export interface Visits {
  requests: number;
  /** Path and status or error of failed requests. */
  failures: string[];
  /** Milliseconds. */
  slowest: number;
}

/** Requests pages of a site fifty times a second in the network of a machine, until it is stopped. */
export function startVisits(machine: Machine, host: string): { stop: () => Visits } {
  const folder = mkdtempSync(join(tmpdir(), 'campus-visits-'));
  const result = join(folder, 'visits.json');
  const [program, ...args] = machine.inNetwork(process.execPath, 'deploy/live/visit-steadily.ts', host, result);
  const visits: ChildProcess = spawn(program, args, { stdio: 'inherit' });
  return {
    stop() {
      visits.kill('SIGTERM');
      // It writes its result when the last response has arrived.
      spawnSync('sh', ['-c', 'for _ in $(seq 600); do [ -s "$0" ] && exit; sleep 0.1; done', result]);
      const counted: Visits = JSON.parse(readFileSync(result, 'utf8'));
      rmSync(folder, { recursive: true });
      return counted;
    },
  };
}
