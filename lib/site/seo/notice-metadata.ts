import 'server-only';
import type { Metadata } from 'next';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { withFeeds } from '#lib/site/notices/feed/with-feeds.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import type { NoticePosition } from '#lib/site/notices/read-notices.ts';
import { formatBikramSambat, formatGregorian, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import { pageMetadata } from './page-metadata.ts';

function describe({ created, lastDate, description, replacedBy }: Notice, locale: Locale): string {
  const { notices } = messagesIn(locale);
  const dates = [
    [notices.date, created],
    [notices.lastDate, replacedBy === undefined ? lastDate : null],
  ] as const;
  const sentences = dates.flatMap(([label, date]) => {
    if (!date) return [];
    const bs = toBikramSambat(date);
    return `${label}: ${bs ? `${formatBikramSambat(bs, locale)}, ` : ''}${formatGregorian(date, locale)}.`;
  });
  return [...sentences, description].join(' ');
}

/** Metadata of a notice, with the beginning of its text as title. */
export async function noticeMetadata({ notice }: NoticePosition): Promise<Metadata> {
  const title: Localized = { en: noticeTitle(notice.description), ne: noticeTitle(notice.description) };
  const description: Localized = { en: describe(notice, 'en'), ne: describe(notice, 'ne') };
  return withFeeds(await pageMetadata(noticePath(notice.id), { title, description }), 'all');
}
