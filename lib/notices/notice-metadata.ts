import 'server-only';
import type { Metadata } from 'next';
import { messagesIn } from '@/content/messages';
import { formatBikramSambat, formatGregorian, toBikramSambat } from '../calendar';
import type { Notice } from '../campus/types';
import type { Locale, Localized } from '../locale';
import { pageMetadata } from '../metadata/page-metadata';
import { noticePath } from './addresses';
import { withFeeds } from './feed/with-feeds';
import type { NoticeInPlace } from './find-notice';
import { noticeTitle } from './notice-title';

function describe({ created, lastDate, description }: Notice, locale: Locale): string {
  const { notices } = messagesIn(locale);
  const dates = [
    [notices.date, created],
    [notices.lastDate, lastDate],
  ] as const;
  const told = dates.flatMap(([label, date]) => {
    if (!date) return [];
    const bs = toBikramSambat(date);
    return `${label}: ${bs ? `${formatBikramSambat(bs, locale)}, ` : ''}${formatGregorian(date, locale)}.`;
  });
  return [...told, description].join(' ');
}

/** Names a notice by its own words. */
export async function noticeMetadata({ notice }: NoticeInPlace): Promise<Metadata> {
  const title: Localized = { en: noticeTitle(notice.description), ne: noticeTitle(notice.description) };
  const description: Localized = { en: describe(notice, 'en'), ne: describe(notice, 'ne') };
  return withFeeds(await pageMetadata(noticePath(notice.id), { title, description }), 'all');
}
