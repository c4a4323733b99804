import 'server-only';
import type { Metadata } from 'next';
import { campus } from '#content/campus.ts';
import type { Department } from '#content/routes.ts';
import { feedFormats, feedPath, isFeedFormat } from './feed-address.ts';
import { feedTitle } from './feed-entry.ts';

/** Adds the feeds of a department to a page's metadata, for feed discovery. */
export function withFeeds(metadata: Metadata, department: Department): Metadata {
  const title = feedTitle(department, campus.name.en);
  const types = Object.keys(feedFormats)
    .filter(isFeedFormat)
    .map((format) => [feedFormats[format].type, [{ url: feedPath(department, format), title }]]);
  return { ...metadata, alternates: { ...metadata.alternates, types: Object.fromEntries(types) } };
}
