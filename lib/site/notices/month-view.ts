import 'server-only';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { eventsByDay } from '#lib/site/events/select-events.ts';
import {
  type AdDate,
  allMonths,
  type BsDate,
  fromDayNumber,
  type MonthOfYear,
  monthLengths,
  toDayNumber,
  type Weekday,
  weekdayOf,
} from '#packages/nepali/calendar/index.ts';
import { type DayNotices, type NoticesByDay, noNotices } from './notices-by-day.ts';

/** A day with its notices and events. `listed`: events that are not on the day before, too; `moreEvents`: the number of the others. */
export interface DayView extends DayNotices {
  readonly ad: AdDate;
  readonly bs: BsDate;
  readonly weekday: Weekday;
  readonly events: readonly CampusEvent[];
  readonly listed: readonly CampusEvent[];
  readonly moreEvents: number;
}

/** Events that are listed on a day: more than a campus has, but a foreign API may invent any number. */
const MAX_EVENTS = 20;

/** A month of Bikram Sambat; its neighbours are null at the ends of the table. */
export interface MonthView {
  readonly year: number;
  readonly month: number;
  readonly isProvisional: boolean;
  readonly days: readonly DayView[];
  readonly previous: MonthOfYear | null;
  readonly next: MonthOfYear | null;
}

/** The month with the notices and events on its days; null for a month outside the table. */
export function viewMonth(
  of: { year: number; month: number },
  notices: NoticesByDay = {},
  events: readonly CampusEvent[] = [],
): MonthView | null {
  const months = allMonths();
  const at = months.findIndex(({ year, month }) => year === of.year && month === of.month);
  const entry = months[at];
  if (!entry) return null;
  const byDay = eventsByDay(events, fromDayNumber(entry.start), fromDayNumber(entry.start + entry.days - 1));
  const days = Array.from({ length: entry.days }, (_, index): DayView => {
    const ad = fromDayNumber(entry.start + index);
    const today = byDay.get(ad) ?? [];
    const before = new Set(byDay.get(fromDayNumber(entry.start + index - 1)));
    const begun = today.filter((event) => !before.has(event));
    return {
      ad,
      bs: { year: entry.year, month: entry.month, day: index + 1 },
      weekday: weekdayOf(ad),
      ...(notices[ad] ?? noNotices),
      events: today,
      listed: begun.slice(0, MAX_EVENTS),
      moreEvents: Math.max(0, begun.length - MAX_EVENTS),
    };
  });
  return {
    ...of,
    isProvisional: entry.year > monthLengths().lastConfirmed,
    days,
    previous: months[at - 1] ?? null,
    next: months[at + 1] ?? null,
  };
}

/** The month of a day; the last of the table for a day beyond it. */
export function monthOfDay(date: AdDate): { year: number; month: number } {
  const day = toDayNumber(date);
  const last = allMonths().findLast(({ start }) => start <= day);
  return { year: last?.year ?? monthLengths().firstYear, month: last?.month ?? 1 };
}
