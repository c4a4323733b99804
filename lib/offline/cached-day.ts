import type { Locale } from '#content/locale.ts';
import { isAdDate, toDayNumber } from '#lib/calendar/ad-date.ts';
import { formatGregorian } from '#lib/calendar/format.ts';
import { nepalDate } from '#lib/calendar/nepal-date.ts';
import { localizeDigits } from '#lib/i18n/digits.ts';

type Month = [firstDay: string, days: number, text: string];

/** The months that the clock of the page's frame knows, those around the day on which it was made (`TodayData`). */
function monthsIn(html: string): Month[] {
  const [, data = ''] = /\sdata-today="([^"]*)"/.exec(html) ?? [];
  try {
    const { bsMonths }: { bsMonths: Month[] } = JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    return bsMonths;
  } catch {
    return [];
  }
}

/** The day on which a page was kept: in both calendars by what the page knows of them, which spares the worker the table; else the Gregorian. */
export function cachedDay(instant: Date, html: string, locale: Locale): string {
  const ad = nepalDate(instant);
  for (const [firstDay, days, text] of monthsIn(html)) {
    const day = isAdDate(firstDay) ? toDayNumber(ad) - toDayNumber(firstDay) + 1 : 0;
    if (day < 1 || day > days) continue;
    return `${localizeDigits(text.replace('{day}', String(day)), locale)} · ${formatGregorian(ad, locale)}`;
  }
  return formatGregorian(ad, locale);
}
