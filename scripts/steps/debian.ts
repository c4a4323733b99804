import { spawnSync } from 'node:child_process';
import { say } from '#lib/runtime/say.mjs';

// Without a network it says so within seconds, and asks nothing.
const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];
const UPDATE_MS = 90_000;

function aptGet(args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...patience, ...args], { stdio: 'inherit', env, timeout }).status === 0;
}

/** Installs Debian's packages of these names where this may be done: on Debian, as root. False: they are not there. */
export function installDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { env: process.env }).status !== 0) return false;
  say(`Installing ${names.join(', ')} from Debian’s packages …`);
  return (
    aptGet(['update'], UPDATE_MS) && aptGet(['install', '-y', '--no-upgrade', '--no-install-recommends', ...names])
  );
}
