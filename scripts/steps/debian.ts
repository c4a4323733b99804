import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';

// Fails within seconds without a network, and does not prompt.
const timeouts = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];
const UPDATE_MS = 90_000;

function aptGet(args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...timeouts, ...args], { stdio: 'inherit', env, timeout }).status === 0;
}

/** Whether this is Debian, and the user is root. */
function hasDebian(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { env: process.env }).status === 0;
}

/** Installs Debian packages, only on Debian and as root. Returns whether they are installed. */
export function installDebian(...names: string[]): boolean {
  if (!hasDebian()) return false;
  print(`Installing ${names.join(', ')} from Debian’s packages …`);
  return (
    aptGet(['update'], UPDATE_MS) && aptGet(['install', '-y', '--no-upgrade', '--no-install-recommends', ...names])
  );
}

/**
 * Extracts Debian packages and their missing dependencies into a folder, only on Debian and as root, without installing
 * them: a server among them is neither started nor enabled as a service. Returns whether the folder exists.
 */
export function extractDebian(folder: string, ...names: string[]): boolean {
  if (existsSync(folder)) return true;
  if (!hasDebian()) return false;
  print(`Fetching ${names.join(', ')} from Debian’s packages …`);
  const part = `${folder}.part`;
  const archives = `${resolve(part)}.archives`;
  for (const old of [part, archives]) rmSync(old, { recursive: true, force: true });
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // The user that apt-get switches to for downloads may not write here.
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
