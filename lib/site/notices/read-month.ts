import 'server-only';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getEvents } from '#lib/site/content-cache/readers.ts';
import { type MonthView, monthOfDay, viewMonth } from './month-view.ts';
import { noticesOfDays } from './read-notices.ts';

/** The month of the current day in Nepal, as last cached. */
export async function currentMonth(): Promise<{ year: number; month: number }> {
  return monthOfDay(await recentDay());
}

/** A month with its notices and events, if they are available. Null for an unknown month. */
export async function readMonthView(
  of: { year: number; month: number } | null,
): Promise<{ view: MonthView; hasNotices: boolean } | null> {
  const days = of && viewMonth(of)?.days;
  const [first, last] = [days?.[0], days?.at(-1)];
  if (!of || !first || !last) return null;
  const [notices, events] = await Promise.all([attempt(() => noticesOfDays(first.ad, last.ad)), attempt(getEvents)]);
  const view = viewMonth(of, notices.ok ? notices.value : {}, events.ok ? events.value : []);
  return view && { view, hasNotices: notices.ok };
}
