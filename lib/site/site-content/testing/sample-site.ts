import type { NewDocument } from '#campus-api/records/site-document/insert.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { type CollectionType, parseServedKey, schemaOf } from '#content/site/index.ts';
import { setContentAddresses } from '#lib/platform/routes/content-addresses.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { addressesOf } from '../addresses-of.ts';

/** Site content of documents as they are stored. */
export function siteOf(rows: readonly (NewDocument & { updatedAt?: string })[]): SiteContent {
  const single: Record<string, unknown> = {};
  const collections: Record<CollectionType, Record<string, unknown>> = { page: {}, programme: {}, department: {} };
  for (const { key: name, content, updatedAt } of rows) {
    const key = parseServedKey(name);
    if (key === null) throw new Error(`${name} is not the key of a document`);
    const parsed = { ...schemaOf(key).parse(content), ...(updatedAt !== undefined && { updatedAt }) };
    if (key.id === null) single[key.type] = parsed;
    else collections[key.type][key.id] = parsed;
  }
  return { ...single, ...collections } as SiteContent;
}

export const sampleSite: SiteContent = siteOf(sampleDocuments());

/** Registers the addresses of some site content, those of the sample by default. */
export function registerSite(site: SiteContent = sampleSite): void {
  setContentAddresses(addressesOf(site));
}
