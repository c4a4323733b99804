import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { giveUp, say } from '#lib/runtime/say.mjs';
import { fingerprint } from './fingerprint.mjs';

const STAMP = 'node_modules/.installed';

/** Follows the state in the stamp where only the packages of the site are there. */
const ALONE = ' without those of development';

/**
 * Installs the packages of the lock file, Node 24 among them, unless just these are there: those of the site alone or those of development
 * too. What is there of development stays.
 * @param {{ withDevelopment?: boolean }} [options]
 */
export function install({ withDevelopment = false } = {}) {
  const done = existsSync('node_modules/.bin/node') && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  const isWhole = withDevelopment || (done !== null && !done.endsWith(ALONE));
  const state = fingerprint(['package-lock.json', '.npmrc']);
  if (done === state || (done === state + ALONE && !isWhole)) return;
  say('Installing packages (the first time takes a minute or two) …');
  // Not `npm ci`: it refuses a lock file without the native packages of other platforms, which a registry may not have.
  const args = ['install', '--no-save', '--loglevel=error', ...(isWhole ? ['--include=dev'] : ['--omit=dev'])];
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', args, { stdio: 'inherit', shell: windows });
  if (status !== 0) giveUp('The packages could not be installed; what npm says of it stands above.');
  writeFileSync(STAMP, isWhole ? state : state + ALONE);
}
