import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { fingerprint } from './fingerprint.mjs';

/** Platforms for which the packages have native parts (package-lock.json); `libc` only on Linux. */
export const platforms = [
  { platform: 'linux', arch: 'x64', libc: 'glibc' },
  { platform: 'linux', arch: 'arm64', libc: 'glibc' },
  { platform: 'darwin', arch: 'arm64' },
];

/** The version of glibc that Node reports; empty except on Linux with glibc. */
function glibcVersion() {
  // Looking up the names of addresses would take seconds.
  process.report.excludeNetwork = true;
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const report = process.report.getReport();
  return report.header?.glibcVersionRuntime ?? '';
}

/**
 * Null if the site builds on this machine; else a message that names the supported ones.
 * @param {{ platform: string, arch: string, glibc?: string }} [machine]
 * @returns {string | null}
 */
export function unsupportedReason({ platform, arch, glibc } = process) {
  const isKnown = platforms.some((each) => each.platform === platform && each.arch === arch);
  const isMusl = platform === 'linux' && !(glibc ?? glibcVersion());
  if (isKnown && !isMusl) return null;
  const here = `${platform} on ${arch}${isMusl ? ' without glibc' : ''}`;
  return `The site does not build on ${here}: it requires Linux with glibc (Debian, Ubuntu, Fedora; on Windows in WSL) on x64 or arm64, or macOS on arm64.`;
}

const STAMP = 'node_modules/.installed';

/** Suffix of the fingerprint in the stamp where the development packages are missing. */
export const ALONE = ' without those of development';

/**
 * Installs the packages of the lock file, including Node 24, unless they are installed: only packages of the site, or development packages
 * too. Installed development packages stay.
 * @param {{ withDevelopment?: boolean }} [options]
 */
export async function install({ withDevelopment = false } = {}) {
  const installed = existsSync('node_modules/next') && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  const hasDevelopment = installed === null ? existsSync('node_modules/jest') : !installed.endsWith(ALONE);
  const isComplete = withDevelopment || hasDevelopment;
  const state = fingerprint(['package-lock.json', '.npmrc']);
  if (installed === state || (installed === state + ALONE && !isComplete)) return;
  const obstacle = unsupportedReason();
  if (obstacle) fail(obstacle);
  print('Installing packages (the first time takes a minute or two) …');
  // `npm ci` would remove installed packages first.
  const command = existsSync('node_modules') ? ['install', '--no-save'] : ['ci'];
  const options = ['--loglevel=error', isComplete ? '--include=dev' : '--omit=dev'];
  const { status } = spawnSync('npm', [...command, ...options], { stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed; see the error of npm above.');
  writeFileSync(STAMP, isComplete ? state : state + ALONE);
}
