import 'server-only';
import type { Graph } from 'schema-dts';
import { eventTypeNames } from '#content/event-types.ts';
import type { Locale } from '#content/locale.ts';
import { events } from '#content/messages/calendar.ts';
import { messagesIn } from '#content/messages/index.ts';
import { layout } from '#content/messages/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import type { CampusEvent, Contact } from '../campus-client/types.ts';
import { eventPath } from '../events/addresses.ts';
import { momentOf, timesOf } from '../events/event-time.ts';
import { monthPath } from '../notices/month-addresses.ts';
import { monthName, spanOf } from '../notices/month-names.ts';
import type { MonthView } from '../notices/month-view.ts';
import { getIdentity } from '../site-content/readers.ts';
import { campusGraph, campusReference, postalAddress } from './campus.ts';
import { cardPath } from './cards/card-path.ts';
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
    return [[first, timesOf(event, locale), place].filter(Boolean).join(', '), text]
      .filter(Boolean)
      .join(`${layout.sentenceEnd[locale]} `);
  };
  return pageMetadata(eventPath(event.id), {
    title: { en: title('en'), ne: title('ne') },
    description: { en: description('en'), ne: description('ne') },
  });
}

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

/** An event, or an education event for terms and exams; its place is at the campus. */
export async function eventGraph(event: CampusEvent, contact: Contact | null, locale: Locale): Promise<Graph> {
  const { title, place, description } = inLanguage(event, locale);
  const path = eventPath(event.id);
  const { name } = await getIdentity();
  const { start, end, startTime, endTime } = event;
  return campusGraph(
    {
      '@type': event.type === 'term' || event.type === 'exam' ? 'EducationEvent' : 'Event',
      '@id': `${absoluteUrl(path)}#event`,
      name: title,
      url: absoluteUrl(localPath(path, locale)),
      image: absoluteUrl(cardPath(path, locale)),
      startDate: startTime === '' ? start : momentOf(start, startTime),
      endDate: endTime === '' ? end : momentOf(end, endTime),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place || name[locale],
        address: contact?.address ? postalAddress(inLanguage(contact, locale)) : name[locale],
      },
      organizer: campusReference(),
      ...(description && { description }),
    },
    locale,
  );
}
