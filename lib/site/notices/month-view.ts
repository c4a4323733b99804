import 'server-only';
import type { CampusEvent, Notice } from '#lib/site/campus-client/types.ts';
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
import { isClosing } from './closing-dates.ts';

/** A day with the notices published or closing on it, and its events; `listed`: events that are not on the day before, too. */
export interface DayView {
  readonly ad: AdDate;
  readonly bs: BsDate;
  readonly weekday: Weekday;
  readonly published: readonly Notice[];
  readonly closing: readonly Notice[];
  readonly events: readonly CampusEvent[];
  readonly listed: readonly CampusEvent[];
}

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
  notices: readonly Notice[],
  events: readonly CampusEvent[] = [],
): MonthView | null {
  const months = allMonths();
  const at = months.findIndex(({ year, month }) => year === of.year && month === of.month);
  const entry = months[at];
  if (!entry) return null;
  const published = Map.groupBy(notices, ({ created }) => created);
  const closing = Map.groupBy(notices.filter(isClosing), ({ lastDate }) => lastDate);
  const byDay = eventsByDay(events, fromDayNumber(entry.start), fromDayNumber(entry.start + entry.days - 1));
  const days = Array.from({ length: entry.days }, (_, index): DayView => {
    const ad = fromDayNumber(entry.start + index);
    const today = byDay.get(ad) ?? [];
    const before = byDay.get(fromDayNumber(entry.start + index - 1)) ?? [];
    return {
      ad,
      bs: { year: entry.year, month: entry.month, day: index + 1 },
      weekday: weekdayOf(ad),
      published: published.get(ad) ?? [],
      closing: closing.get(ad) ?? [],
      events: today,
      listed: today.filter((event) => !before.includes(event)),
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
