import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#e2e/support/process.ts';
import type { Figure } from './report.ts';

/** Seconds from `npm start` in a folder until Home responds. */
async function secondsToFirstPage(folder: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const start = performance.now();
  // A separate process group, so that all its processes can be ended.
  const npm = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  try {
    while (!(await fetch(`http://localhost:${port}/`).catch(() => null))?.ok) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode} in ${folder}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - start) / 1000;
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
    await ended;
  }
}

/** The full hash, because branches and abbreviated hashes may not resolve in a clone. */
function commit(revision: string): string {
  return execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { encoding: 'utf8' }).trim();
}

/** Clones a revision, without packages or a build. */
function clone(revision: string, folder: string): string {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', `file://${process.cwd()}`, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', revision], { cwd: folder });
  return folder;
}

/**
 * Starts fresh clones of HEAD: the first start installs and builds, later ones do not. Clones of an earlier revision alternate
 * with them, so that other load on the machine affects both.
 */
export async function startUp(earlier?: string): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'campus-bench-'));
  const firstStart = (folder: string, revision: string) => secondsToFirstPage(clone(revision, join(parent, folder)));
  const runs: number[] = [];
  const bound: number[] = [];
  try {
    for (const turn of earlier ? [1, 2] : [1]) {
      if (earlier) bound.push(await firstStart(`earlier-${turn}`, commit(earlier)));
      runs.push(await firstStart(`clone-${turn}`, commit('HEAD')));
    }
    const folder = join(parent, 'clone-1');
    const later = [
      await secondsToFirstPage(folder),
      await secondsToFirstPage(folder),
      await secondsToFirstPage(folder),
    ];
    return [
      { name: 'fresh clone to the first page', unit: 's', runs, ...(earlier ? { bound } : {}) },
      { name: 'second start to the first page', unit: 's', runs: later },
    ];
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
