import { readFileSync } from 'node:fs';

/** Paths of the build's output that other modules read, from the root of the project. */
export const buildOutput = {
  /** The id of this build; pages contain it too. */
  id: '.next/BUILD_ID',
  /** The service worker (`scripts/steps/build.ts`). */
  serviceWorker: '.next/service-worker.js',
  /** The settings that it resolved (`applyBuiltConfig`). */
  config: '.next/required-server-files.json',
  /** The page script, under its name (`page-script-store.ts`). */
  pageScripts: '.next/page-scripts',
  /** The pages that it rendered, in a folder for each language; the running site reads none of them. */
  pages: '.next/server/app',
  /** The common part of all pages, in a file for each language (`page-layout.ts`). */
  layouts: '.next/page-layouts',
  /** The files that browsers load, under `/_next/static`. */
  files: '.next/static',
  /** The list of pages that it rendered, and the key of the draft mode (`draft-mode.ts`). */
  prerendered: '.next/prerender-manifest.json',
  /** The keys of the draft mode, a second time. */
  draftKeys: '.next/server/preview-props.json',
  /** The server with the packages that it needs (`output: 'standalone'`). */
  standalone: '.next/standalone',
} as const;

/** The environment variable with the settings of a build; not documented. */
export const BUILT_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Makes the framework use the settings that the build resolved and stored, instead of loading `next.config.mjs` again, for which
 * it needs its compiler. The `server.js` of a standalone build does the same.
 * @throws Error where nothing is built
 */
export function applyBuiltConfig(): void {
  // Without the comment in the call, the compiler traces the whole project.
  const { config } = JSON.parse(readFileSync(/* turbopackIgnore: true */ buildOutput.config, 'utf8'));
  process.env[BUILT_CONFIG] = JSON.stringify(config);
}
