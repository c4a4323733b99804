import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, hasHeadlessShell } from '#e2e/support/chromium.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { installDebian } from './debian.ts';

const hasChromium = () => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/** Whether there is a font of this pattern of fontconfig; only Linux may lack one, and only there `fc-list` lists fonts. */
const hasFont = (pattern: string) =>
  process.platform !== 'linux' || Boolean(spawnSync('fc-list', [pattern], { env: process.env }).stdout?.length);
const hasNepaliFont = () => hasFont(':lang=ne');
/** Fonts as wide as those of phones; the ones of a bare Debian are wider. */
const hasUsualFont = () => ['Liberation Serif', 'Noto Serif', 'Times New Roman'].some(hasFont);

/** Ensures a Chromium that draws Nepali, for the end-to-end tests: an installed one, else Debian's packages, else a message with the remedy. */
export function ensureChromium(): void {
  const lacking = [
    ...(hasChromium() ? [] : ['chromium']),
    ...(hasNepaliFont() ? [] : ['fontconfig', 'fonts-lohit-deva']),
    ...(hasUsualFont() ? [] : ['fonts-liberation']),
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
