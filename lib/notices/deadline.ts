import { type AdDate, toDayNumber } from '#lib/calendar/ad-date.ts';

/** How a closing date stands on a day: `left` counts days, 0 on the last day itself. */
export type Deadline = { state: 'closed' } | { state: 'open'; left: number };

/** The last date is the last day on which something may be handed in. */
export function deadlineOn(today: AdDate, lastDate: AdDate): Deadline {
  const left = toDayNumber(lastDate) - toDayNumber(today);
  return left < 0 ? { state: 'closed' } : { state: 'open', left };
}
