import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#e2e/support/process.ts';
import type { Figure } from './report.ts';

/** Seconds from `npm start` in a folder until the home page answers. */
async function secondsToFirstPage(folder: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const start = performance.now();
  // A process group of its own, so that all it started ends with it.
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

/** A branch, a tag or the beginning of a hash may mean nothing in a clone. */
function commit(revision: string): string {
  return execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { encoding: 'utf8' }).trim();
}

/** A clone with nothing installed or built. */
function cloned(revision: string, folder: string): string {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', `file://${process.cwd()}`, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', revision], { cwd: folder });
  return folder;
}

/**
 * Fresh clones of what is committed: the first start, which installs and builds, and later ones, which do not. SideNav an earlier revision in
 * turns, so that what else the machine does falls on both.
 */
export async function startUp(earlier?: string): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'campus-bench-'));
  const firstStart = (folder: string, revision: string) => secondsToFirstPage(cloned(revision, join(parent, folder)));
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
