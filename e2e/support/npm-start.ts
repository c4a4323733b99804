import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprint } from '#scripts/bootstrap/fingerprint.mjs';
import { ALONE } from '#scripts/bootstrap/install.mjs';
import { freePort } from './process.ts';
import { processTree } from './process-tree.ts';

/** Files that `npm start` reads: no tests, no tools. */
const sources = [
  ...['app', 'campus-api', 'components', 'content', 'lib', 'packages', 'public', 'scripts', 'server'],
  ...['instrumentation.ts', 'middleware.ts', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', '.npmrc'],
];

/** The folders of the installed packages that `npm install --omit=dev` would install. */
function packagesOfTheSite(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && existsSync(path))
    .map(([path]) => path);
}

/** Copies sources and packages into a new folder, as after a first installation without development packages. */
export function copyForStart(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-start-'));
  for (const source of sources.filter((each) => existsSync(each)))
    cpSync(source, join(folder, source), { recursive: true });
  const copy = (...options: string[]) =>
    execFileSync('cp', [...options, '--parents', 'node_modules/.bin', ...packagesOfTheSite(), folder], {
      stdio: 'pipe',
    });
  try {
    copy('-al');
  } catch {
    // Hard links do not work across file systems.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    copy('-a');
  }
  const state = fingerprint(['package-lock.json', '.npmrc']);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.installed'), state + ALONE);
  return folder;
}

export interface StartedSite {
  url: string;
  /** Output so far. */
  output: () => string;
  /** Ends it and all its child processes. */
  stop: () => Promise<void>;
}

const START_MS = 600_000;

/** Runs `npm start` in a folder with default settings, on free ports. @throws with its output when it ends, or does not serve within ten minutes */
export async function npmStart(folder: string, settings: Record<string, string> = {}): Promise<StartedSite> {
  const [port, adminPort] = [await freePort(), await freePort()];
  // Programs of this folder's packages are left off the path.
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  const environment = Object.entries({
    PATH: path.join(delimiter),
    HOME: process.env.HOME,
    LC_ALL: 'C.UTF-8',
    HOST: '127.0.0.1',
    PORT: port,
    ADMIN_PORT: adminPort,
    ...settings,
  }).map(([name, value]) => `${name}=${value}`);
  const command = ['-i', ...environment, process.execPath, 'scripts/run.mjs', 'start'];
  const start = spawn('env', command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const pid = start.pid ?? 0;
  let printed = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const stop = async () => {
    const running = start.exitCode === null ? processTree(pid) : [];
    start.kill('SIGTERM');
    const end = Date.now() + 20_000;
    while (running.some(isRunning) && Date.now() < end) await wait(50);
    for (const each of running.filter(isRunning)) process.kill(each, 'SIGKILL');
  };
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${url}/api/health/ready`).catch(() => null))?.ok) {
    if (start.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`npm start did not serve:\n${printed}`);
    }
    await wait(100);
  }
  return { url, output: () => printed, stop };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
