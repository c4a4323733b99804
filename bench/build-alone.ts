import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '#e2e/support/servers.ts';
import { hang } from '#lib/upstream/testing/behaviours.ts';
import { startCampusServer } from '#lib/upstream/testing/campus-server.ts';
import type { Figure } from './report.ts';

const NEXT = 'node_modules/next/dist/bin/next';

/** Seconds that a build of this folder takes with that campus API. @throws when it fails */
async function secondsToBuild(folder: string, upstreamUrl: string): Promise<number> {
  const env = { ...process.env, UPSTREAM_URL: upstreamUrl, DATA_DIR: makeDataDir() };
  const start = performance.now();
  const next = spawn(process.execPath, [NEXT, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => next.once('exit', resolve));
  if (code !== 0) throw new Error(`the build ended with ${code} on ${upstreamUrl}`);
  return (performance.now() - start) / 1000;
}

/** Builds of what is committed, in a folder aside, while the campus API refuses connections and while it hangs. */
export async function buildAlone(): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'campus-build-'));
  const folder = join(parent, 'clone');
  const hung = await startCampusServer();
  hung.behave(hang);
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, folder]);
    execFileSync('cp', ['-a', 'node_modules', folder]);
    const refuses = await secondsToBuild(folder, 'http://127.0.0.1:9999');
    rmSync(join(folder, '.next'), { recursive: true, force: true });
    return [
      { name: 'build, upstream refuses', unit: 's', runs: [refuses] },
      { name: 'build, upstream hangs', unit: 's', runs: [await secondsToBuild(folder, hung.url)] },
    ];
  } finally {
    await hung.close();
    rmSync(parent, { recursive: true, force: true });
  }
}
