import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { DAY_MS, nepalTime } from './nepal-time.ts';

/** A closing date that is not further away is urgent. */
const URGENT_DAYS = 7;

/** Closing times are on quarters of an hour. */
const QUARTER_MS = 900_000;

/** Sentences about a closing date; `{days}` is the number of days left. */
export interface DeadlineWords {
  closed: string;
  today: string;
  tomorrow: string;
  days: string;
}

/** The state of a closing date; `left`: the days until it, negative for one in the past. */
export function deadlineText(left: number, { closed, today, tomorrow, days }: DeadlineWords, locale: Locale): string {
  if (left < 0) return closed;
  return [today, tomorrow][left] ?? days.replace('{days}', localizeDigits(`${left}`, locale));
}

export const isUrgent = (left: number): boolean => left >= 0 && left <= URGENT_DAYS;

/** Writes the state of each closing date now in Nepal, since a cached page may be older. Styles reserve the line. */
export function showDeadlines(words: DeadlineWords, locale: Locale): void {
  const write = (lines: string): void => {
    const now = nepalTime();
    for (const line of document.querySelectorAll<HTMLElement>(lines)) {
      // A day, or a day with a time: `2026-12-01T17:00`.
      const { deadline = '' } = line.dataset;
      const end = deadline.includes('T') ? Date.parse(`${deadline}Z`) : Date.parse(deadline) + DAY_MS;
      const left = end <= now ? -1 : Math.floor((end - 1) / DAY_MS) - Math.floor(now / DAY_MS);
      line.textContent = deadlineText(left, words, locale);
      line.dataset.urgent = `${isUrgent(left)}`;
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
