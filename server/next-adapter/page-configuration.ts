import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { buildOutput } from './build-output.ts';

/** The id of the build: pages name the scripts of their build. */
function buildId(): string {
  try {
    return readFileSync(buildOutput.id, 'utf8');
  } catch {
    return '';
  }
}

/**
 * A digest of the build and the configuration that affects pages: one build serves any campus, so pages that were rendered for another
 * campus, another address or by another version must not be served.
 */
export function pageConfiguration(environment: Environment): string {
  const {
    siteUrl,
    upstreamUrl,
    siteContentUrl,
    profilePictureUrl,
    dataDir,
    enquiryDelivery,
    subscriptions,
    readsDocuments,
    recognisesPages,
  } = environment;
  // The data folder is the source of content where there is no upstream.
  const settings = {
    build: buildId(),
    siteUrl,
    upstreamUrl,
    siteContentUrl,
    profilePictureUrl,
    dataDir: upstreamUrl === null ? resolve(dataDir) : null,
    takesEnquiries: enquiryDelivery !== null,
    takesSubscriptions: subscriptions !== null,
    readsDocuments,
    recognisesPages,
  };
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/** The folder of pages of this configuration. Several instances may be started from one folder, at different ports. */
export function pagesFolder(environment: Environment): string {
  return `.next/pages/${pageConfiguration(environment)}-${environment.port}`;
}
