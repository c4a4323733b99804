import 'server-only';
import { messagesIn } from '@/content/messages';
import { fillIn } from '../fill-in';
import type { Locale } from '../locale';
import { pageMetadata } from '../metadata/page-metadata';
import { monthPath } from './addresses';
import type { MonthView } from './month-view';
import { monthName, spanOf } from './month-words';

/** Names a month in both calendars. */
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
