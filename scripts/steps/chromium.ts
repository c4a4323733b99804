import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from '../../e2e/support/chromium.ts';
import { giveUp, say } from '../ground/say.mjs';
import { run } from './run.ts';

/** Sees to a Chromium for the end-to-end tests: one that is there, else Debian's package, else a line that says what to do. */
export function chromiumIsThere(): void {
  if (chromiumPath() || existsSync(chromium.executablePath())) return;
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (!isDebian || !isRoot) {
    giveUp(
      'The end-to-end tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or name it in CHROME_PATH.',
    );
  }
  say('Installing Chromium from Debian’s packages …');
  run('apt-get', ['update', '-qq'], 'The list of Debian’s packages could not be fetched.');
  run('apt-get', ['install', '-y', '-qq', 'chromium'], 'Chromium could not be installed.');
}
