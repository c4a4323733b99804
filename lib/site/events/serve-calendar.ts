import 'server-only';
import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { eventTypeNames } from '#content/event-types.ts';
import { type Locale, locales } from '#content/locale.ts';
import { events as messages } from '#content/messages/calendar.ts';
import { documentResponse, type GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { findEvent, getEvents } from '#lib/site/content-cache/readers.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { fromDayNumber, nepalDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { type CalendarScope, calendarPath, calendarScopes, eventFilePath, eventPath } from './addresses.ts';
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

/** Milliseconds before a calendar is generated again. */
const FRESH_MS = 10_000;
/** Past days, and the number of events, in a calendar to subscribe to. */
const PAST_DAYS = 400;
const MAX_EVENTS = 1000;

async function toDocument(
  events: readonly CampusEvent[],
  scope: CalendarScope,
  locale: Locale,
): Promise<GeneratedDocument> {
  const campus = (await readIdentity()).name[locale];
  const file = calendarPath(scope, locale).slice('/calendar/'.length);
  return {
    body: writeEventCalendar(events, {
      name: `${scope === 'all' ? messages.title[locale] : eventTypeNames[scope][locale]} – ${campus}`,
      host: new URL(environment().siteUrl).host,
      locale,
      urlOf: ({ id }) => absoluteUrl(localPath(eventPath(id), locale)),
    }),
    type: 'text/calendar; charset=utf-8',
    isDated: true,
    headers: { 'Content-Disposition': `attachment; filename="${file}"` },
  };
}

async function makeCalendar(scope: CalendarScope, locale: Locale): Promise<GeneratedDocument> {
  const first = fromDayNumber(toDayNumber(nepalDate(new Date())) - PAST_DAYS);
  const events = (await getEvents()).filter(({ type, end }) => (scope === 'all' || type === scope) && end >= first);
  return toDocument(events.slice(-MAX_EVENTS), scope, locale);
}

async function makeEventFile(id: string, locale: Locale): Promise<GeneratedDocument | null> {
  const event = await findEvent(id);
  return event && toDocument([event], 'event', locale);
}

async function documentAt(path: string): Promise<GeneratedDocument | null> {
  for (const locale of locales) {
    const scope = calendarScopes.find((each) => calendarPath(each, locale) === path);
    if (scope) return memoizeFor(path, FRESH_MS, () => makeCalendar(scope, locale));
    const [, id] = /^\/calendar\/events\/([\w-]{1,64})\//.exec(path) ?? [];
    if (id !== undefined && eventFilePath(id, locale) === path) return makeEventFile(id, locale);
  }
  return null;
}

/** Serves the calendar file of one or several events; 304 for a client that has it, 404 for any other path. */
export async function serveCalendar(request: Request, path: string): Promise<Response> {
  return respondOr503('The events are not available right now.', async () => {
    const document = await documentAt(path);
    return document ? documentResponse(request, document) : jsonError(404, 'There is nothing at this address.');
  });
}
