import 'server-only';
import type { Metadata } from 'next';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { withFeeds } from '#lib/site/notices/feed/with-feeds.ts';
import { readPage } from '#lib/site/notices/read-notices.ts';
import { getCategory } from '#lib/site/site-content/readers.ts';
import { notFoundMetadata } from './not-found-metadata.ts';
import { pageMetadata } from './page-metadata.ts';

function titleOf(category: NoticeCategory, page: number, locale: Locale): string {
  const heading = category.heading[locale];
  if (page === 1) return heading;
  return `${heading}, ${fillIn(messagesIn(locale).notices.pageNumber, { page }, locale)}`;
}

/** Metadata of a list page, with its number from the second page on; or of Not Found, like the page itself. */
export async function listMetadata(department: string, page = 1): Promise<Metadata> {
  const list = await attempt(() => readPage(department, page));
  if (list.ok && !list.value) return notFoundMetadata();
  const category = await getCategory(department);
  const title: Localized = { en: titleOf(category, page, 'en'), ne: titleOf(category, page, 'ne') };
  const metadata = await pageMetadata(listPath(department, page), {
    title,
    description: category.about,
  });
  return withFeeds(metadata, department);
}
