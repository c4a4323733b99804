/** What the page carries for `showToday`: the Bikram Sambat months around its own date, and names a browser may lack. */
export interface TodayData {
  /** First day (AD), number of days, and a text such as `{day} Mangsir 2083`. */
  bsMonths: [firstDay: string, days: number, text: string][];
  /** The days from Sunday, then the months from January, each a word. */
  words: string;
  /** From 0 to 9. */
  digits: string;
}

/** Writes today's date in Nepal, in both calendars, whatever the age of the cached page and the zone of the device. */
export function showToday(): void {
  const element = document.querySelector<HTMLTimeElement>('time[data-today]');
  const [weekday, dates] = element ? element.children : [];
  if (!element || !weekday || !dates) return;
  const { bsMonths, words, digits }: TodayData = JSON.parse(element.dataset.today || '');
  const names = words.split(' ');
  const dayLength = 86_400_000;
  // Nepal has been at UTC+05:45 since 1986. Engines differ in how they write dates, and a time zone costs a slow phone 80 ms.
  const offset = 20_700_000;

  const write = (): void => {
    const now = Date.now();
    const today = new Date(now + offset);
    const iso = today.toISOString().slice(0, 10);
    const parts: string[] = [];
    for (const [firstDay, days, text] of bsMonths) {
      const day = Math.floor((now + offset - Date.parse(firstDay)) / dayLength) + 1;
      if (day >= 1 && day <= days) parts.push(text.replace('{day}', `${day}`));
    }
    parts.push(`${today.getUTCDate()} ${names[7 + today.getUTCMonth()]} ${iso.slice(0, 4)}`);
    element.dateTime = iso;
    weekday.textContent = `${names[today.getUTCDay()]} · `;
    dates.textContent = parts.join(' · ').replace(/\d/g, (digit) => digits.charAt(Number(digit)));
    setTimeout(write, dayLength - ((now + offset) % dayLength) + 50);
  };
  write();
  addEventListener('pageshow', (event) => event.persisted && write());
}
