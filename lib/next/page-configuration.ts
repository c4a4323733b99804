import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from '../environment/schema.ts';

const BUILT_FOR = '.next/built-for.json';

/** What of the settings shows in the pages. The data folder is the source of content where there is no upstream. */
export type PageSettings = Pick<Environment, 'siteUrl' | 'upstreamUrl' | 'profilePictureUrl'> & {
  dataDir: string | null;
};

function pageSettings({ siteUrl, upstreamUrl, profilePictureUrl, dataDir }: Environment): PageSettings {
  return { siteUrl, upstreamUrl, profilePictureUrl, dataDir: upstreamUrl === null ? resolve(dataDir) : null };
}

function nameOf(settings: PageSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/**
 * Names the configuration that shows in the pages: one build serves any campus, so pages that were rendered for another
 * campus or another address must not be served.
 */
export function pageConfiguration(environment: Environment): string {
  return nameOf(pageSettings(environment));
}

/** Where pages of this configuration are kept. Instances may be started from one folder, at ports of their own. */
export function pagesFolder(environment: Environment): string {
  return `.next/pages/${pageConfiguration(environment)}-${environment.port}`;
}

/** The settings that the build rendered its pages for; `null` when the build did not say. */
export function builtFor(): PageSettings | null {
  try {
    return JSON.parse(readFileSync(BUILT_FOR, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether the pages of the build were rendered for these settings. */
export function isBuiltFor(environment: Environment): boolean {
  const settings = builtFor();
  return settings !== null && nameOf(settings) === pageConfiguration(environment);
}

export function noteBuiltFor(environment: Environment): void {
  writeFileSync(BUILT_FOR, JSON.stringify(pageSettings(environment)));
}
