import { fromDayNumber, nepalDate, toDayNumber, weekdayOf } from '#packages/nepali/calendar/index.ts';

const WEEK_DAYS = 7;

/** The time of the next weekly mail after `now`, Sunday, the first day of the week, at 7:00 in Nepal, in epoch milliseconds. */
export function nextWeekly(now: number): number {
  const today = nepalDate(new Date(now));
  const sunday = toDayNumber(today) + ((WEEK_DAYS - weekdayOf(today)) % WEEK_DAYS);
  const morningOf = (day: number) => Date.parse(`${fromDayNumber(day)}T07:00:00+05:45`);
  return morningOf(sunday) > now ? morningOf(sunday) : morningOf(sunday + WEEK_DAYS);
}
