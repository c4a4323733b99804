import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from '#e2e/support/chromium.ts';
import { giveUp } from '#lib/runtime/say.mjs';
import { installDebian } from './debian.ts';

/** Sees to a Chromium for the end-to-end tests: one that is there, else Debian's package, else a line that says what to do. */
export function chromiumIsThere(): void {
  if (chromiumPath() || existsSync(chromium.executablePath()) || installDebian('chromium')) return;
  giveUp(
    'The end-to-end tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or name it in CHROME_PATH.',
  );
}
