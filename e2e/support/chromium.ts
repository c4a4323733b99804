import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** It runs as root in containers, and makes no connections of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In a locale without UTF-8, which services and minimal shells have, Chromium calls every download with a Devanagari name "download". */
export const chromiumEnvironment = { ...process.env, LC_ALL: 'C.UTF-8' };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** An installed Chromium: what CHROME_PATH names, else one on the path; none: Playwright looks for its own. */
export function chromiumPath(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...onPath].find((path) => path !== '' && existsSync(path));
}
