import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { giveUp, say } from '#lib/runtime/say.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installFresh } from './fresh-packages.mjs';
import { whyNotHere } from './platform.mjs';

const STAMP = 'node_modules/.installed';

/** Follows the state in the stamp where only the packages of the site are there. */
const ALONE = ' without those of development';

/**
 * Installs the packages of the lock file, Node 24 among them, unless just these are there: those of the site alone or those of development
 * too. What is there of development stays.
 * @param {{ withDevelopment?: boolean }} [options]
 */
export async function install({ withDevelopment = false } = {}) {
  const done = existsSync('node_modules/next') && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  const isWhole = withDevelopment || (done !== null && !done.endsWith(ALONE));
  const state = fingerprint(['package-lock.json', '.npmrc']);
  if (done === state || (done === state + ALONE && !isWhole)) return;
  const obstacle = whyNotHere();
  if (obstacle) giveUp(obstacle);
  say('Installing packages (the first time takes a minute or two) …');
  const options = ['--loglevel=error', isWhole ? '--include=dev' : '--omit=dev'];
  const isFresh = done === null && !existsSync('node_modules/.package-lock.json');
  if (!isFresh || !(await installFresh(options, { withDevelopment: isWhole }))) {
    // Not `npm ci`: it takes away all that is there first.
    const { status } = spawnSync('npm', ['install', '--no-save', ...options], { stdio: 'inherit' });
    if (status !== 0) giveUp('The packages could not be installed; what npm says of it stands above.');
  }
  writeFileSync(STAMP, isWhole ? state : state + ALONE);
}
