import 'server-only';
import type { Metadata } from 'next';
import { getCategory, getIdentity } from '#lib/site/site-content/readers.ts';
import { feedFormatNames, feedFormats, feedPath } from './feed-address.ts';
import { feedTitle } from './feed-entry.ts';

/** Adds the feeds of a department to a page's metadata, for feed discovery. */
export async function withFeeds(metadata: Metadata, department: string): Promise<Metadata> {
  const title = feedTitle(await getCategory(department), (await getIdentity()).name.en);
  const types = feedFormatNames.map((format) => [
    feedFormats[format].type,
    [{ url: feedPath(department, format), title }],
  ]);
  return { ...metadata, alternates: { ...metadata.alternates, types: Object.fromEntries(types) } };
}
