import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { eventTypeNames } from '#content/event-types.ts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { toDayNumber } from '#packages/nepali/calendar/index.ts';
import { momentOf } from './event-time.ts';

interface CalendarFile {
  name: string;
  /** The host of the site, for UIDs of events without one. */
  host: string;
  locale: Locale;
  /** The absolute address of the page of an event. */
  urlOf(event: CampusEvent): string;
}

/** Refresh interval of a subscribed calendar: 6 hours. */
const REFRESH_SECONDS = 6 * 60 * 60;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The first minute that counts for the revision of an event (RFC 5545, 3.8.7.4), which grows with each change. */
const FIRST_MS = Date.UTC(2020, 0, 1);

const sequenceOf = (changed: Date) => Math.max(0, Math.floor((changed.getTime() - FIRST_MS) / MINUTE_MS));

/** Events as a calendar (RFC 5545): whole days without a time zone, times in UTC; the output is deterministic. */
export function writeEventCalendar(
  events: readonly CampusEvent[],
  { name, host, locale, urlOf }: CalendarFile,
): string {
  const calendar = ical({
    // Written unescaped.
    name: oneLine(name),
    prodId: { company: host, product: 'Events', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    const { title, place, description } = inLanguage(event, locale);
    const isWholeDay = event.startTime === '';
    const stamp = event.updatedAt === null ? new Date(`${event.start}T00:00:00Z`) : new Date(event.updatedAt);
    const busy = isWholeDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE;
    calendar.createEvent({
      id: event.uid || `event-${event.id}@${host}`,
      stamp,
      ...(event.updatedAt !== null && { lastModified: stamp, sequence: sequenceOf(stamp) }),
      ...(isWholeDay ? wholeDays(event) : times(event)),
      summary: title,
      ...(place && { location: place }),
      ...(description && { description }),
      url: urlOf(event),
      categories: [{ name: eventTypeNames[event.type][locale] }],
      transparency: busy,
    });
  }
  return calendar.toString();
}

/** The end is excluded (RFC 5545, 3.6.1). */
const wholeDays = ({ start, end }: CampusEvent) => ({
  allDay: true,
  start: new Date(`${start}T00:00:00Z`),
  end: new Date(Date.parse(`${end}T00:00:00Z`) + DAY_MS),
});

/** Times of several days are those of each; without a known end, or over midnight, the event goes on until the last day. */
function times({ start, end, startTime, endTime }: CampusEvent) {
  const begin = new Date(momentOf(start, startTime));
  const days = toDayNumber(end) - toDayNumber(start) + 1;
  if (days > 1 && endTime > startTime) {
    const repeating = { freq: ICalEventRepeatingFreq.DAILY, count: days };
    return { start: begin, end: new Date(momentOf(start, endTime)), repeating };
  }
  if (endTime !== '') return { start: begin, end: new Date(momentOf(end, endTime)) };
  return start === end
    ? { start: begin }
    : { start: begin, end: new Date(Date.parse(momentOf(end, '23:59')) + MINUTE_MS) };
}
