import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { memoryFlags } from '#server/process/memory.mjs';
import { checkSpace } from './archive.ts';
import { databaseOf, type InstalledCampus, releaseFolder } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { smokeTest, waitUntilReady } from './probe.ts';
import { asUser, environmentOf, reasonIn, run, runFor, runProgram } from './system.ts';

const DATABASE = 'campus.db';
/** Nobody waits for a trial: a busy machine has time. */
const TRIAL_MS = 600_000;
/** For what a site writes at its start, beside the copy. */
const MIN_BYTES = 4 * 1024 * 1024;

/** Copies the database of a campus as it is now, as its user. @throws MachineError */
export function copyDatabase(campus: InstalledCampus, to: string): void {
  const size = statSync(databaseOf(campus)).size;
  checkSpace(campus.dataDir, size * 2, `a copy of the database of ${campus.name}`);
  runProgram(campus, 'copy-database.ts', databaseOf(campus), to);
}

/**
 * Starts a release beside the running one on a copy of a campus’s database, which it migrates, and requests ten pages. Nothing of the campus changes.
 * @returns the milliseconds until all of them were right @throws MachineError with the reason why the release does not work for this campus
 */
export async function tryRelease(campus: InstalledCampus, version: string): Promise<number> {
  const folder = join(campus.folder, 'trial');
  rmSync(folder, { recursive: true, force: true });
  checkSpace(campus.folder, MIN_BYTES, `the trial of ${campus.name}`);
  mkdirSync(folder, { mode: 0o700 });
  run('chown', [`${campus.user}:${campus.user}`, folder]);
  let site: ChildProcess | null = null;
  try {
    if (existsSync(databaseOf(campus))) {
      copyDatabase(campus, join(folder, DATABASE));
      symlinkSync(join(campus.dataDir, 'files'), join(folder, 'files'));
    }
    const port = await freePort();
    // Only serves: it reads no documents, and shares nothing with the running site.
    const off = { REDIS_URL: '', DOCUMENTS: 'off', RENDER_AHEAD: 'off', DICTIONARIES: 'off' };
    const alone = {
      ...off,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      WEB_CONCURRENCY: '1',
      ADMIN_PORT: 'off',
    };
    const startedAt = performance.now();
    const started = startSite(campus, version, alone);
    site = started.site;
    const whyEnded = () => (started.site.exitCode === null && started.site.signalCode === null ? null : 'it ended');
    const starting = { address: { port }, timeoutMs: TRIAL_MS, whyEnded };
    const reason = (await waitUntilReady(starting, version)) ?? (await smokeTest(starting));
    if (reason === null) return performance.now() - startedAt;
    const output = reasonIn(started.output());
    throw new MachineError(`${version} does not work for ${campus.name}: ${reason}${output ? ` (${output})` : ''}.`);
  } finally {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

function startSite(campus: InstalledCampus, version: string, settings: Record<string, string>) {
  const node = ['bin/node', '--disable-warning=ExperimentalWarning', ...memoryFlags, 'server/main.ts'];
  const site = spawn('setpriv', asUser(campus, ...node), {
    cwd: releaseFolder(version),
    env: environmentOf(campus, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-10_000);
  };
  site.stdout.on('data', collect);
  site.stderr.on('data', collect);
  return { site, output: () => output };
}

async function stop(site: ChildProcess | null): Promise<void> {
  if (!site || site.exitCode !== null || site.signalCode !== null) return;
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  const timeout = setTimeout(() => site.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timeout);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether a release refuses the database of a campus: its sentence, or null. A full disk does not count. */
export function refusesDatabase(campus: InstalledCampus, version: string): string | null {
  if (!existsSync(databaseOf(campus))) return null;
  const { status, stderr } = runFor(campus, version, ['campus-api', 'audit', '--limit', '1']);
  return status === 0 || /disk (that )?is full|is not writable/.test(stderr) ? null : reasonIn(stderr);
}
