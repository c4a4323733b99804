import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { giveUp, say } from '#lib/runtime/say.mjs';
import { fingerprint } from './fingerprint.mjs';
import { once } from './once.mjs';

const STAMP = 'node_modules/.installed';

/** Installs the packages of the lock file, Node 24 among them, unless just these are there. */
export function install() {
  if (!existsSync('node_modules/.bin/node')) rmSync(STAMP, { force: true });
  once(STAMP, fingerprint(['package-lock.json', '.npmrc']), () => {
    say('Installing packages (the first time takes a minute or two) …');
    // Not `npm ci`: it refuses a lock file without the native packages of other platforms, which a registry may not have.
    const windows = process.platform === 'win32';
    const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--loglevel=error'], {
      stdio: 'inherit',
      shell: windows,
    });
    if (status !== 0) giveUp('The packages could not be installed; what npm says of it stands above.');
  });
}
