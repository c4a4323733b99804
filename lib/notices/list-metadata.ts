import 'server-only';
import type { Metadata } from 'next';
import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import type { Department } from '@/content/routes';
import { attempt } from '../campus/attempt';
import { fillIn } from '../fill-in';
import type { Locale, Localized } from '../locale';
import { notFoundMetadata } from '../metadata/not-found-metadata';
import { pageMetadata } from '../metadata/page-metadata';
import { listPath } from './addresses';
import { withFeeds } from './feed/with-feeds';
import { readPage } from './read-notices';

function titleOf(department: Department, page: number, locale: Locale): string {
  const heading = noticePages[department].heading[locale];
  if (page === 1) return heading;
  return `${heading}, ${fillIn(messagesIn(locale).notices.pageNumber, { page }, locale)}`;
}

/** Names a page of a list, with its number from the second on; or Not Found, as the page does. */
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
