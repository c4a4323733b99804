import 'server-only';
import { recentDay } from '#lib/calendar/recent-day.ts';
import { type ClosingDates, closingDates } from './closing-dates.ts';
import { listNotices } from './read-notices.ts';

/** The closing dates of all departments. @throws CampusApiError */
export async function readClosingDates(): Promise<ClosingDates> {
  return closingDates(await listNotices('all'), await recentDay());
}
