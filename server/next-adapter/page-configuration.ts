import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Environment } from '#lib/platform/settings/schema.ts';

/**
 * A digest of the configuration that affects pages: one build serves any campus, so pages that were rendered for another
 * campus or another address must not be served.
 */
export function pageConfiguration(environment: Environment): string {
  const { siteUrl, upstreamUrl, siteContentUrl, profilePictureUrl, dataDir, enquiryDelivery, readsDocuments } =
    environment;
  // The data folder is the source of content where there is no upstream.
  const settings = {
    siteUrl,
    upstreamUrl,
    siteContentUrl,
    profilePictureUrl,
    dataDir: upstreamUrl === null ? resolve(dataDir) : null,
    takesEnquiries: enquiryDelivery !== null,
    readsDocuments,
  };
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/** The folder of pages of this configuration. Several instances may be started from one folder, at different ports. */
export function pagesFolder(environment: Environment): string {
  return `.next/pages/${pageConfiguration(environment)}-${environment.port}`;
}
