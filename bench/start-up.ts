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

/** A fresh clone of what is committed: the first start, which installs and builds, and later ones, which do not. */
export async function startUp(): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'campus-bench-'));
  const folder = join(parent, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, folder]);
    const first = [await secondsToFirstPage(folder)];
    const later = [
      await secondsToFirstPage(folder),
      await secondsToFirstPage(folder),
      await secondsToFirstPage(folder),
    ];
    return [
      { name: 'fresh clone to the first page', unit: 's', runs: first },
      { name: 'second start to the first page', unit: 's', runs: later },
    ];
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
