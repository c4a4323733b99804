import 'server-only';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { type ClosingDates, closingDates, earliestVisible } from './closing-dates.ts';
import { noticesClosingFrom } from './read-notices.ts';

/** The closing dates of all departments. @throws CampusApiError */
export async function readClosingDates(): Promise<ClosingDates> {
  const today = await recentDay();
  return closingDates(await noticesClosingFrom(earliestVisible(today)), today);
}
