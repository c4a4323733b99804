import type { DatabaseSync } from 'node:sqlite';
import type { Issues } from '#campus-api/validation/issue.ts';
import { type CampusCalendar, calendarSchema } from '#content/site/calendar.ts';
import {
  type AdDate,
  confirmYears,
  fromBikramSambat,
  releasedYears,
  setConfirmedYears,
} from '#packages/nepali/calendar/index.ts';
import type { DocumentContent } from './documents.ts';
import type { Location } from './field-issues.ts';
import { createSiteStore } from './store.ts';

/** The key of the document with the confirmed years. */
export const CALENDAR = 'calendar';

/** Month in which the official calendar of the next year is usually published: Mangsir. */
const REMINDER_MONTH = 8;

/** The confirmed years of the content of the document; none without one. */
export const yearsIn = (content: unknown): CampusCalendar['years'] =>
  calendarSchema.safeParse(content).data?.years ?? [];

/** Takes the confirmed years of a database for all dates of this process. */
export function applyConfirmedYears(database: DatabaseSync): void {
  setConfirmedYears(yearsIn(createSiteStore(database).find(CALENDAR)?.content));
}

/** Adds an issue for the first year that cannot be confirmed. */
export function checkYears(issues: Issues, content: DocumentContent, location: Location): void {
  for (const { index, field, code, value } of confirmYears(releasedYears, yearsIn(content)).problems) {
    const path = `years.${index}.${field}`;
    issues.error(path, `calendar-${code}`, { at: location(path), value });
  }
}

/** The first year whose month lengths are to be confirmed, since its day: Mangsir of the year before. Null until then. */
export function yearToConfirm(content: unknown, today: AdDate): { year: number; since: AdDate } | null {
  const { lastConfirmed } = confirmYears(releasedYears, yearsIn(content)).lengths;
  const since = fromBikramSambat({ year: lastConfirmed, month: REMINDER_MONTH, day: 1 });
  return since && since <= today ? { year: lastConfirmed + 1, since } : null;
}
