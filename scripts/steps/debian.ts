import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from '#lib/runtime/console.mjs';

// Without a network it says so within seconds, and asks nothing.
const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];
const UPDATE_MS = 90_000;

function aptGet(args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...patience, ...args], { stdio: 'inherit', env, timeout }).status === 0;
}

/** On Debian, as root. */
function hasDebian(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { env: process.env }).status === 0;
}

/** Installs Debian's packages of these names where this may be done: on Debian, as root. False: they are not there. */
export function installDebian(...names: string[]): boolean {
  if (!hasDebian()) return false;
  say(`Installing ${names.join(', ')} from Debian’s packages …`);
  return (
    aptGet(['update'], UPDATE_MS) && aptGet(['install', '-y', '--no-upgrade', '--no-install-recommends', ...names])
  );
}

/**
 * Lays the files of Debian's packages of these names into a folder, with those of packages that they need and that are not installed, where this may be done: on Debian, as root. They
 * are not installed: a server among them is neither started nor enabled as a service. False: they are not there.
 */
export function extractDebian(folder: string, ...names: string[]): boolean {
  if (existsSync(folder)) return true;
  if (!hasDebian()) return false;
  say(`Fetching ${names.join(', ')} from Debian’s packages …`);
  const part = `${folder}.part`;
  const archives = `${resolve(part)}.archives`;
  for (const old of [part, archives]) rmSync(old, { recursive: true, force: true });
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // The user whom apt-get becomes for a download may not write here.
  const target = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root'];
  const download = ['install', '-y', '--download-only', '--no-install-recommends', ...target, ...names];
  if (!aptGet(['update'], UPDATE_MS) || !aptGet(download)) return false;
  for (const archive of globSync('*.deb', { cwd: archives })) {
    const args = ['--extract', join(archives, archive), part];
    if (spawnSync('dpkg-deb', args, { stdio: 'inherit', env: process.env }).status !== 0) return false;
  }
  rmSync(archives, { recursive: true });
  renameSync(part, folder);
  return true;
}
