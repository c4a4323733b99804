import { readFileSync } from 'node:fs';

/** Where the build leaves what others read, from the root of the project. */
export const buildOutput = {
  /** Names this build; pages name it, too. */
  id: '.next/BUILD_ID',
  /** The service worker (`scripts/steps/service-worker.ts`). */
  serviceWorker: '.next/service-worker.js',
  /** The settings that it resolved (`applyBuiltConfig`). */
  config: '.next/required-server-files.json',
  /** The page script, under its name (`page-script-store.ts`). */
  pageScripts: '.next/page-scripts',
  /** The pages that it rendered, in a folder for each language; the running site writes its own elsewhere. */
  pages: '.next/server/app',
  /** What browsers load, under `/_next/static`. */
  files: '.next/static',
  /** The server with the packages that it needs (`output: 'standalone'`). */
  standalone: '.next/standalone',
} as const;

/** Names the settings of a build; not documented. */
export const BUILT_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Has the framework take the settings that the build resolved and left beside it, in place of loading `next.config.mjs` anew, for which
 * it needs its compiler. Its own `server.js` of a standalone build does the same.
 * @throws Error where nothing is built
 */
export function applyBuiltConfig(): void {
  // Else the compiler takes this for a reason to trace the whole project.
  const { config } = JSON.parse(readFileSync(/* turbopackIgnore: true */ buildOutput.config, 'utf8'));
  process.env[BUILT_CONFIG] = JSON.stringify(config);
}
