import 'server-only';
import type { Metadata } from 'next';
import { pageFeed } from '#content/messages/page-feed.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { feedFormats } from '#lib/notices/feed/feed-address.ts';
import { pageFeedPath } from './feed-files.ts';

/** Adds the feed of changed pages to a page's metadata, for feed discovery. */
export async function withPageFeed(metadata: Metadata): Promise<Metadata> {
  const locale = await currentLocale();
  const types = { [feedFormats.atom.type]: [{ url: pageFeedPath(locale, 'atom'), title: pageFeed.title[locale] }] };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
