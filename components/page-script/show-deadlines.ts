import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { DAY_MS, nepalTime } from './nepal-time.ts';

/** A closing date that is not further away is urgent. */
export const URGENT_DAYS = 7;

/** Closing times are on quarters of an hour. */
const QUARTER_MS = 900_000;

/** Sentences about a closing date; `{days}` is the number of days left. */
export interface DeadlineWords {
  closed: string;
  today: string;
  tomorrow: string;
  days: string;
}

/** Writes the state of each closing date now in Nepal, since a cached page may be older. Styles reserve the line. */
export function showDeadlines({ closed, today, tomorrow, days }: DeadlineWords, locale: Locale): void {
  const write = (lines: string): void => {
    const now = nepalTime();
    for (const line of document.querySelectorAll<HTMLElement>(lines)) {
      // A day, or a day with a time: `2026-12-01T17:00`.
      const { deadline = '' } = line.dataset;
      const end = deadline.includes('T') ? Date.parse(`${deadline}Z`) : Date.parse(deadline) + DAY_MS;
      const left = end <= now ? -1 : Math.floor((end - 1) / DAY_MS) - Math.floor(now / DAY_MS);
      const open =
        left === 0 ? today : left === 1 ? tomorrow : days.replace('{days}', localizeDigits(`${left}`, locale));
      line.textContent = left < 0 ? closed : open;
      line.dataset.urgent = `${left >= 0 && left <= URGENT_DAYS}`;
      const fact = line.closest('div');
      if (fact) fact.dataset.over = `${left < 0}`;
    }
  };
  const rewrite = (): void => {
    write('[data-deadline]');
    setTimeout(rewrite, QUARTER_MS - (nepalTime() % QUARTER_MS) + 50);
  };
  rewrite();
  document.addEventListener('visibilitychange', () => write('[data-deadline]'));
  // Search results are added later.
  const observer = new MutationObserver(() => write('[data-deadline]:not([data-urgent])'));
  const list = document.querySelector('[data-script=notice-search] ~ *');
  if (list) observer.observe(list, { childList: true, subtree: true });
}
