import 'server-only';
import type { Metadata } from 'next';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { noticePages } from '#content/pages/notices.ts';
import type { Department } from '#content/routes.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { listPath } from '#lib/notices/addresses.ts';
import { withFeeds } from '#lib/notices/feed/with-feeds.ts';
import { readPage } from '#lib/notices/read-notices.ts';
import { notFoundMetadata } from './not-found-metadata.ts';
import { pageMetadata } from './page-metadata.ts';

function titleOf(department: Department, page: number, locale: Locale): string {
  const heading = noticePages[department].heading[locale];
  if (page === 1) return heading;
  return `${heading}, ${fillIn(messagesIn(locale).notices.pageNumber, { page }, locale)}`;
}

/** Metadata of a list page, with its number from the second page on; or of Not Found, like the page itself. */
export async function listMetadata(department: Department, page = 1): Promise<Metadata> {
  const list = await attempt(() => readPage(department, page));
  if (list.ok && !list.value) return notFoundMetadata();
  const title: Localized = { en: titleOf(department, page, 'en'), ne: titleOf(department, page, 'ne') };
  const metadata = await pageMetadata(listPath(department, page), {
    title,
    description: noticePages[department].about,
  });
  return withFeeds(metadata, department);
}
