import { isAdDate, toDayNumber } from '../calendar/ad-date';
import { localizeDigits } from '../calendar/digits';
import { formatGregorian } from '../calendar/format';
import { nepalDate } from '../calendar/nepal-date';
import type { Locale } from '../locale';

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
export function keptDay(instant: Date, html: string, locale: Locale): string {
  const ad = nepalDate(instant);
  for (const [firstDay, days, text] of monthsIn(html)) {
    const day = isAdDate(firstDay) ? toDayNumber(ad) - toDayNumber(firstDay) + 1 : 0;
    if (day < 1 || day > days) continue;
    return `${localizeDigits(text.replace('{day}', String(day)), locale)} · ${formatGregorian(ad, locale)}`;
  }
  return formatGregorian(ad, locale);
}
