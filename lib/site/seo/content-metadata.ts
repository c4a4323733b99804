import 'server-only';
import type { Metadata } from 'next';
import { states } from '#content/messages/health.ts';
import { textPages } from '#content/routes.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { descriptionOf } from '#lib/site/site-content/content-pages.ts';
import { getPage, menuPosition } from '#lib/site/site-content/readers.ts';
import { notFoundMetadata } from './not-found-metadata.ts';
import { pageMetadata } from './page-metadata.ts';
import { withPageFeed } from './sitemap/with-page-feed.ts';

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
