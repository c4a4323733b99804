import 'server-only';
import { cacheLife } from 'next/cache';
import { type AdDate, nepalDate } from '../calendar';
import { type ClosingDates, closingDates } from './closing-dates';
import { listNotices } from './read-notices';

/** Today in Nepal, when it was last asked for; what a date means on the visitor's own day is told by the browser. */
async function recentDay(): Promise<AdDate> {
  'use cache';
  cacheLife('content');
  return nepalDate(new Date());
}

/** The closing dates of all departments. @throws CampusApiError */
export async function readClosingDates(): Promise<ClosingDates> {
  return closingDates(await listNotices('all'), await recentDay());
}
