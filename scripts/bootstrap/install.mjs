import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { fingerprint } from './fingerprint.mjs';
import { unsupportedReason } from './platform.mjs';

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
