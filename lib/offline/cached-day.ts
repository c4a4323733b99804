import type { Locale } from '#content/locale.ts';
import { isAdDate, toDayNumber } from '#lib/calendar/ad-date.ts';
import { formatBikramSambat, formatGregorian } from '#lib/calendar/format.ts';
import { nepalDate } from '#lib/calendar/nepal-date.ts';

type Month = [firstDay: string, days: number, year: number, month: number];

const isMonth = (data: unknown): data is Month =>
  Array.isArray(data) && typeof data[0] === 'string' && data.slice(1).every((value) => typeof value === 'number');

/** The months around the day on which the page was made, which its date knows (`showToday`). */
function monthsIn(html: string): Month[] {
  const [, text = ''] = /\sdata-today="([^"]*)"/.exec(html) ?? [];
  try {
    const data: unknown = JSON.parse(text.replaceAll('&quot;', '"'));
    return Array.isArray(data) ? data.filter(isMonth) : [];
  } catch {
    return [];
  }
}

/** The day on which a page was kept: in both calendars by what the page knows of them, which spares the worker the table; else the Gregorian. */
export function cachedDay(instant: Date, html: string, locale: Locale): string {
  const ad = nepalDate(instant);
  for (const [firstDay, days, year, month] of monthsIn(html)) {
    const day = isAdDate(firstDay) ? toDayNumber(ad) - toDayNumber(firstDay) + 1 : 0;
    if (day >= 1 && day <= days) {
      return `${formatBikramSambat({ year, month, day }, locale)} · ${formatGregorian(ad, locale)}`;
    }
  }
  return formatGregorian(ad, locale);
}
