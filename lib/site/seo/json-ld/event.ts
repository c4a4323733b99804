import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { CampusEvent, Contact } from '#lib/site/campus-client/types.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { momentOf } from '#lib/site/events/event-time.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { cardPath } from '../cards/card-path.ts';
import { campusGraph, campusReference, postalAddress } from './campus.ts';

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
