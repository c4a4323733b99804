import 'server-only';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import type { ClosingDates } from './closing-dates.ts';
import { closingDatesOn } from './read-notices.ts';

/** The closing dates of all departments. @throws CampusApiError */
export async function readClosingDates(): Promise<ClosingDates> {
  return closingDatesOn(await recentDay());
}
