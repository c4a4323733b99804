import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { launchChromium } from './drivers/chromium.ts';
import type { Launch } from './drivers/driver.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchWebKit } from './drivers/webkit.ts';

/** A browser engine that the tests run in. */
export interface Engine {
  /** Program of the engine, downloaded or installed by Debian; the engine is skipped without it. */
  path: string;
  launch: Launch;
  /** Whether the browserslist includes it: then everything works, else only reading. */
  isSupported: boolean;
}

/** Downloads; `npm ci` deletes the folder. */
const FOLDER = 'node_modules/.cache/engines';

/** Chromium versions from npm packages: the oldest of the browserslist, and two older ones (`scripts/proof/tools.ts`). */
export const oldChromiums = [
  {
    path: `${FOLDER}/chromium-109`,
    isSupported: true,
    name: '@sparticuz/chromium',
    version: '109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  {
    path: `${FOLDER}/chromium-92`,
    isSupported: false,
    name: '@sparticuz/chromium',
    version: '92.0.0',
    integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
  {
    path: `${FOLDER}/chromium-67`,
    isSupported: false,
    name: 'chrome-aws-lambda',
    version: '67.0.3372',
    integrity: 'sha512-JGB/vPO64wwEBLBRGkZUa9uoJ7sZ/y0wB9/ZAlDS7fYtEOAJUVx7WzcU3hIhfCP4RSBcggS6vbSyx1u+Sgt5+w==',
  },
] as const;

const old = oldChromiums.map(({ path, isSupported }): [string, Engine] => [
  basename(path),
  { path, isSupported, launch: (folder) => launchChromium(path, folder) },
]);

const programs = { firefox: '/usr/bin/firefox-esr', webkit: '/usr/bin/WebKitWebDriver' };

export const engines: ReadonlyMap<string, Engine> = new Map<string, Engine>([
  [
    'firefox',
    { path: programs.firefox, isSupported: true, launch: (folder) => launchFirefox(programs.firefox, folder) },
  ],
  ['webkit', { path: programs.webkit, isSupported: true, launch: (folder) => launchWebKit(programs.webkit, folder) }],
  ...old,
]);

export const isInstalled = ({ path }: Engine) => existsSync(path);
