import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, hasHeadlessShell } from '#e2e/support/chromium.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { installDebian } from './debian.ts';

const hasChromium = () => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/** Whether there is a font for Nepali; only Linux may lack it, and only there `fc-list` lists fonts. */
const hasNepaliFont = () =>
  process.platform !== 'linux' || Boolean(spawnSync('fc-list', [':lang=ne'], { env: process.env }).stdout?.length);

/** Ensures a Chromium that draws Nepali, for the end-to-end tests: an installed one, else Debian's packages, else a message with the remedy. */
export function ensureChromium(): void {
  const lacking = [
    ...(hasChromium() ? [] : ['chromium']),
    ...(hasNepaliFont() ? [] : ['fontconfig', 'fonts-lohit-deva']),
  ];
  if (lacking.length > 0) installDebian(...lacking);
  // By itself: older releases of Debian are without it.
  if (!process.env.CHROME_PATH && !hasHeadlessShell()) installDebian('chromium-headless-shell');
  if (!hasChromium())
    fail(
      'The end-to-end tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROME_PATH.',
    );
  if (!hasNepaliFont())
    print(
      'No font has Nepali: it is drawn as boxes, which breaks tests of layouts (Debian: sudo apt-get install fonts-lohit-deva).',
    );
}
