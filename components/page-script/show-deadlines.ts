import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/platform/i18n/digits.ts';
import { DAY_MS, nepalTime } from './nepal-time.ts';

/** A closing date that is not further away is urgent. */
const URGENT_DAYS = 7;

/** Sentences about a closing date; `{days}` is the number of days left. */
export interface DeadlineWords {
  closed: string;
  today: string;
  tomorrow: string;
  days: string;
}

/** Writes the state of each closing date today in Nepal, since a cached page may be older. Styles reserve the line. */
export function showDeadlines({ closed, today, tomorrow, days }: DeadlineWords, locale: Locale): void {
  const write = (lines: string): void => {
    const day = Math.floor(nepalTime() / DAY_MS);
    for (const line of document.querySelectorAll<HTMLElement>(lines)) {
      const left = Date.parse(`${line.dataset.deadline}`) / DAY_MS - day;
      const open =
        left === 0 ? today : left === 1 ? tomorrow : days.replace('{days}', localizeDigits(`${left}`, locale));
      line.textContent = left < 0 ? closed : open;
      line.dataset.urgent = `${left >= 0 && left <= URGENT_DAYS}`;
    }
  };
  const writeDaily = (): void => {
    write('[data-deadline]');
    setTimeout(writeDaily, DAY_MS - (nepalTime() % DAY_MS) + 50);
  };
  writeDaily();
  document.addEventListener('visibilitychange', () => write('[data-deadline]'));
  // Search results are added later.
  const observer = new MutationObserver(() => write('[data-deadline]:not([data-urgent])'));
  const list = document.querySelector('[data-script=notice-search] ~ *');
  if (list) observer.observe(list, { childList: true, subtree: true });
}
