import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Options that let Chromium run as root in containers, and stop its background connections. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In a locale without UTF-8, as services and minimal shells have, Chromium names every download with a Devanagari name "download". */
export const chromiumEnvironment = { ...process.env, LC_ALL: 'C.UTF-8' };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Path of an installed Chromium: CHROME_PATH, else one on the path; undefined leaves the search to Playwright. */
export function chromiumPath(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...onPath].find((path) => path !== '' && existsSync(path));
}

/** Debian's Chromium without its windows (package chromium-headless-shell); its script in /usr/bin does not pass signals on. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** Whether tests can use the headless shell, which takes two thirds of the time. */
export const hasHeadlessShell = () => !process.env.CHROME_PATH && existsSync(headlessShell);

/** Path of the Chromium for end-to-end tests: CHROME_PATH, the headless shell, or any other. */
export function testBrowserPath(): string | undefined {
  return hasHeadlessShell() ? headlessShell : chromiumPath();
}

/** Launch options for tests of notifications, which the headless shell does not show. */
export const withNotifications = {
  executablePath: chromiumPath(),
  args: chromiumFlags,
  env: chromiumEnvironment,
};
