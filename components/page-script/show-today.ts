/** A month of the Bikram Sambat calendar: its first day (AD), its number of days, its year and its number from 1. */
export type MonthData = [firstDay: string, days: number, year: number, month: number];

/** Month and weekday names, which browsers may lack. */
export interface DateNames {
  weekdays: readonly string[];
  bsMonths: readonly string[];
  adMonths: readonly string[];
  /** The pattern of a date: `{day} {month} {year}`. */
  bsDate: string;
}

/** Writes the current date in Nepal, in both calendars and in the language's digits (from 0 to 9), for pages of any age and devices of any time zone. */
export function showToday(names: Record<string, DateNames>, digits: Record<string, string>): void {
  const element = document.querySelector<HTMLTimeElement>('time[data-today]');
  const [weekday, bsDate, separator, adDate] = element ? element.children : [];
  const language = document.documentElement.lang;
  const ownNames = names[language];
  if (!element || !weekday || !bsDate || !separator || !adDate || !ownNames) return;
  const months: MonthData[] = JSON.parse(element.dataset.today || '');
  const dayLength = 86_400_000;
  // Nepal has been at UTC+05:45 since 1986. Engines differ in how they write dates, and a time zone costs a slow phone 80 ms.
  const offset = 20_700_000;

  const write = (): void => {
    const now = Date.now();
    const today = new Date(now + offset);
    const iso = today.toISOString().slice(0, 10);
    let bikramSambat = '';
    const localizeDigits = (text: string) =>
      text.replace(/\d/g, (digit) => `${digits[language]}`.charAt(Number(digit)));
    for (const [firstDay, days, year, month] of months) {
      const day = Math.floor((now + offset - Date.parse(firstDay)) / dayLength) + 1;
      if (day < 1 || day > days) continue;
      const values: Record<string, unknown> = { day, month: ownNames.bsMonths[month - 1], year };
      bikramSambat = ownNames.bsDate.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
    }
    element.dateTime = iso;
    // No line ends with a separator.
    weekday.textContent = `${ownNames.weekdays[today.getUTCDay()]} ·\u00a0`;
    bsDate.textContent = localizeDigits(bikramSambat);
    separator.textContent = bikramSambat && ' ·\u00a0';
    adDate.textContent = localizeDigits(
      `${today.getUTCDate()} ${ownNames.adMonths[today.getUTCMonth()]} ${iso.slice(0, 4)}`,
    );
    setTimeout(write, dayLength - ((now + offset) % dayLength) + 50);
  };
  write();
  addEventListener('pageshow', (event) => event.persisted && write());
}
