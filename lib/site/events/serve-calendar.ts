import 'server-only';
import { eventTypeNames } from '#content/event-types.ts';
import { type Locale, locales } from '#content/locale.ts';
import { events as messages } from '#content/messages/calendar.ts';
import { documentResponse, type GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
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
import { writeEventCalendar } from './write-calendar.ts';

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
