import { type EventType, eventTypes } from '#content/event-types.ts';
import type { Locale } from '#content/locale.ts';

// Paths without the language prefix, for `PageLink` and `localPath`.

export const EVENTS = '/calendar/events';

/** The permanent address of an event. */
export function eventPath(id: string): string {
  return `${EVENTS}/${id}`;
}

/** The events of a calendar file: of one type, or all. */
export type CalendarScope = EventType | 'all';

export const calendarScopes: readonly CalendarScope[] = ['all', ...eventTypes];

const suffix = (locale: Locale) => (locale === 'ne' ? '-ne' : '');

/** The calendar file of several events, to subscribe to, in a language. */
export function calendarPath(scope: CalendarScope, locale: Locale): string {
  return `/calendar/${scope}${suffix(locale)}.ics`;
}

/** The calendar file of one event. */
export function eventFilePath(id: string, locale: Locale): string {
  return `${eventPath(id)}/event${suffix(locale)}.ics`;
}
