import type { WatchState } from '#lib/platform/watch/watch-state.ts';
import { formatTime, nepalDate } from '#packages/nepali/calendar/index.ts';

/** Whether the hour of the daily mail has come on a day without one. */
export function isDigestDue({ digest }: Pick<WatchState, 'digest'>, hour: number, now: Date): boolean {
  return Number(formatTime(now, 'en').slice(0, 2)) >= hour && !digest.days.includes(nepalDate(now));
}
