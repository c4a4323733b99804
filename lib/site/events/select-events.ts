import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { type AdDate, fromDayNumber, toDayNumber } from '#packages/nepali/calendar/index.ts';

/** Events that last today or come later, the earliest first, and past ones, the latest first. */
export interface EventsByTime {
  readonly coming: readonly CampusEvent[];
  readonly past: readonly CampusEvent[];
}

export function eventsByTime(events: readonly CampusEvent[], today: AdDate): EventsByTime {
  return {
    coming: events.filter(({ end }) => end >= today),
    past: events.filter(({ end }) => end < today).sort((a, b) => (a.end > b.end ? -1 : Number(a.end < b.end))),
  };
}

/** The next events for Home: terms that have begun are left out, because nothing happens until their end. */
export function nextEvents(events: readonly CampusEvent[], today: AdDate, count: number): CampusEvent[] {
  const { coming } = eventsByTime(events, today);
  return coming.filter(({ type, start }) => type !== 'term' || start >= today).slice(0, count);
}

/** Days of an event that a calendar marks one by one; of a longer event, such as a term, it marks the first and the last. */
const MAX_MARKED_DAYS = 45;

/** The events of each day between two days, both included. */
export function eventsByDay(
  events: readonly CampusEvent[],
  first: AdDate,
  last: AdDate,
): ReadonlyMap<AdDate, readonly CampusEvent[]> {
  const byDay = new Map<AdDate, CampusEvent[]>();
  const mark = (day: AdDate, event: CampusEvent) => {
    if (day < first || day > last) return;
    const others = byDay.get(day);
    if (others) others.push(event);
    else byDay.set(day, [event]);
  };
  for (const event of events.filter(({ start, end }) => start <= last && end >= first)) {
    const [from, to] = [toDayNumber(event.start), toDayNumber(event.end)];
    if (to - from >= MAX_MARKED_DAYS) {
      mark(event.start, event);
      mark(event.end, event);
    } else for (let day = from; day <= to; day += 1) mark(fromDayNumber(day), event);
  }
  return byDay;
}
