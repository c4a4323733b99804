import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { monthPath } from '#lib/site/notices/month-addresses.ts';
import { monthName, spanOf } from '#lib/site/notices/month-names.ts';
import type { MonthView } from '#lib/site/notices/month-view.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of a month, named in both calendars. */
export function monthMetadata(view: MonthView) {
  const title = (locale: Locale) => `${messagesIn(locale).calendar.title}: ${monthName(view, locale)}`;
  const description = (locale: Locale) =>
    fillIn(
      messagesIn(locale).calendar.monthDescription,
      { month: monthName(view, locale), ad: spanOf(view, locale) },
      locale,
    );
  return pageMetadata(monthPath(view), {
    title: { en: title('en'), ne: title('ne') },
    description: { en: description('en'), ne: description('ne') },
    card: '/calendar',
  });
}
