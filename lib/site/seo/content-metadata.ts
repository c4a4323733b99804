import 'server-only';
import type { Metadata } from 'next';
import { states } from '#content/messages/status.ts';
import { textPages } from '#content/routes.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { feedFormats } from '#lib/site/notices/feed/feed-address.ts';
import { descriptionOf } from '#lib/site/site-content/content-pages.ts';
import { getPage, menuPosition } from '#lib/site/site-content/readers.ts';
import { notFoundMetadata } from './not-found-metadata.ts';
import { pageMetadata } from './page-metadata.ts';
import { pageFeedPath } from './sitemap/feed-files.ts';

/** Metadata of a page of text. One of the specification that has no text yet is not indexed. */
export async function contentMetadata(path: string): Promise<Metadata> {
  const page = await attempt(() => getPage(path));
  if (!page.ok) return {};
  if (page.value)
    return withPageFeed(await pageMetadata(path, { title: page.value.title, description: descriptionOf(page.value) }));
  if (!textPages.has(path)) return notFoundMetadata();
  const { label } = (await menuPosition(path)).link;
  const metadata = await pageMetadata(path, { title: label, description: states.comingSoon });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** Adds the feed of changed pages to a page's metadata, for feed discovery; without its title, to save bytes. */
async function withPageFeed(metadata: Metadata): Promise<Metadata> {
  const types = { [feedFormats.atom.type]: pageFeedPath(await currentLocale(), 'atom') };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
