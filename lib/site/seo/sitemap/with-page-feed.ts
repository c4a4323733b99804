import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { feedFormats } from '#lib/site/notices/feed/feed-address.ts';
import { pageFeedPath } from './feed-files.ts';

/** Adds the feed of changed pages to a page's metadata, for feed discovery; without its title, to save bytes. */
export async function withPageFeed(metadata: Metadata): Promise<Metadata> {
  const types = { [feedFormats.atom.type]: pageFeedPath(await currentLocale(), 'atom') };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
