import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { DAY_MS, nepalTime } from './nepal-time.ts';

/** A month of the Bikram Sambat calendar: its first day (AD), its number of days, its year, its number from 1, and 1 in a provisional year. */
export type MonthData = [firstDay: string, days: number, year: number, month: number, isProvisional: number];

/** Month and weekday names, which browsers may lack. */
export interface DateNames {
  weekdays: readonly string[];
  bsMonths: readonly string[];
  adMonths: readonly string[];
  /** The pattern of a date: `{day} {month} {year}`. */
  bsDate: string;
  /** Follows a date of a provisional year. */
  provisional: string;
}

/** Writes the current date in Nepal, in both calendars and in the language's digits (from 0 to 9), for pages of any age and devices of any time zone. */
export function showToday(names: DateNames, locale: Locale): void {
  const element = document.querySelector<HTMLTimeElement>('time[data-today]');
  const [weekday, bsDate, separator, adDate, adYear] = element ? element.children : [];
  if (!element || !weekday || !bsDate || !separator || !adDate || !adYear) return;
  const months: MonthData[] = JSON.parse(element.dataset.today || '');

  const write = (): void => {
    const now = nepalTime();
    const today = new Date(now);
    const iso = today.toISOString().slice(0, 10);
    let bikramSambat = '';
    for (const [firstDay, days, year, month, isProvisional] of months) {
      const day = Math.floor((now - Date.parse(firstDay)) / DAY_MS) + 1;
      if (day < 1 || day > days) continue;
      const values: Record<string, unknown> = { day, month: names.bsMonths[month - 1], year };
      bikramSambat = names.bsDate.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
      if (isProvisional) bikramSambat += ` (${names.provisional})`;
    }
    element.dateTime = iso;
    // No line begins with a separator.
    weekday.textContent = `${names.weekdays[today.getUTCDay()]}\u00a0· `;
    bsDate.textContent = localizeDigits(bikramSambat, locale);
    separator.textContent = bikramSambat && '\u00a0· ';
    adDate.textContent = localizeDigits(`${today.getUTCDate()} ${names.adMonths[today.getUTCMonth()]}`, locale);
    // Phones hide the second year.
    adYear.textContent = localizeDigits(` ${iso.slice(0, 4)}`, locale);
    setTimeout(write, DAY_MS - (now % DAY_MS) + 50);
  };
  write();
  addEventListener('pageshow', (event) => event.persisted && write());
}
