import 'server-only';
import { recentDay } from '../calendar/recent-day';
import { type ClosingDates, closingDates } from './closing-dates';
import { listNotices } from './read-notices';

/** The closing dates of all departments. @throws CampusApiError */
export async function readClosingDates(): Promise<ClosingDates> {
  return closingDates(await listNotices('all'), await recentDay());
}
