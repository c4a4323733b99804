import type { Locale } from '#content/locale.ts';
import { fromDayNumber } from '#packages/nepali/calendar/ad-date.ts';
import { formatBikramSambat, formatGregorian, nepalClock } from '#packages/nepali/calendar/format.ts';

const DAY_MS = 86_400_000;

type Month = [firstDay: string, days: number, year: number, month: number];

const isMonth = (data: unknown): data is Month =>
  Array.isArray(data) && typeof data[0] === 'string' && data.slice(1).every((value) => typeof value === 'number');

/** The months around the day on which the page was rendered, from its date element (`showToday`). */
function monthsIn(html: string): Month[] {
  const [, text = ''] = /\sdata-today="([^"]*)"/.exec(html) ?? [];
  try {
    const data: unknown = JSON.parse(text.replaceAll('&quot;', '"'));
    return Array.isArray(data) ? data.filter(isMonth) : [];
  } catch {
    return [];
  }
}

/** The day on which a page was cached, in both calendars if the page has its months, so that the worker needs no calendar table; otherwise Gregorian. */
export function cachedDay(instant: Date, html: string, locale: Locale): string {
  const clock = nepalClock(instant);
  const gregorian = formatGregorian(fromDayNumber(Math.floor(Date.parse(clock) / DAY_MS)), locale);
  for (const [firstDay, days, year, month] of monthsIn(html)) {
    const day = Math.floor((Date.parse(clock) - Date.parse(firstDay)) / DAY_MS) + 1;
    if (day >= 1 && day <= days) return `${formatBikramSambat({ year, month, day }, locale)} · ${gregorian}`;
  }
  return gregorian;
}
