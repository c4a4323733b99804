import 'server-only';
import type { Metadata } from 'next';
import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import type { Department } from '@/content/routes';
import { fillIn } from '../fill-in';
import type { Locale, Localized } from '../locale';
import { pageMetadata } from '../metadata/page-metadata';
import { listPath } from './addresses';
import { withFeeds } from './feed/with-feeds';

function titleOf(department: Department, page: number, locale: Locale): string {
  const heading = noticePages[department].heading[locale];
  if (page === 1) return heading;
  return `${heading}, ${fillIn(messagesIn(locale).notices.pageNumber, { page }, locale)}`;
}

/** Names a page of a list, with its number from the second on. */
export async function listMetadata(department: Department, page = 1): Promise<Metadata> {
  const title: Localized = { en: titleOf(department, page, 'en'), ne: titleOf(department, page, 'ne') };
  const metadata = await pageMetadata(listPath(department, page), {
    title,
    description: noticePages[department].about,
  });
  return withFeeds(metadata, department);
}
