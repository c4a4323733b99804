import 'server-only';
import { eventTypeNames } from '#content/event-types.ts';
import type { Locale } from '#content/locale.ts';
import { events } from '#content/messages/calendar.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of an event: its type, days, times, place and description. */
export function eventMetadata(event: CampusEvent) {
  const { start, end } = event;
  // With the day: the same event of another year, and its album, have the same name.
  const title = (locale: Locale) => `${inLanguage(event, locale).title}, ${formatDay(start, locale)}`;
  const description = (locale: Locale) => {
    const { place, description: text } = inLanguage(event, locale);
    const days = [...new Set([start, end])].map((day) => formatDay(day, locale)).join(' – ');
    const type = eventTypeNames[event.type][locale];
    const first = fillIn(events.oneDescription[locale], { type, day: days }, locale);
    return [[first, timesOf(event, locale), place].filter(Boolean).join(', '), text].filter(Boolean).join('. ');
  };
  return pageMetadata(eventPath(event.id), {
    title: { en: title('en'), ne: title('ne') },
    description: { en: description('en'), ne: description('ne') },
  });
}
