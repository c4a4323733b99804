/** Sentences about a closing date; `{days}` is the number of days left. */
export interface DeadlineWords {
  closed: string;
  today: string;
  tomorrow: string;
  days: string;
}

/** Writes the state of each closing date today in Nepal, since a cached page may be older. Styles reserve the line. */
export function showDeadlines(messages: Record<string, DeadlineWords>, digits: Record<string, string>): void {
  const dayLength = 86_400_000;
  const urgentDays = 7;
  const language = document.documentElement.lang;
  const ownWords = messages[language];
  if (!ownWords) return;
  const { closed, today, tomorrow, days } = ownWords;
  const write = (lines: string): void => {
    // Nepal has been at UTC+05:45 since 1986.
    const day = Math.floor((Date.now() + 20_700_000) / dayLength);
    for (const line of document.querySelectorAll<HTMLElement>(lines)) {
      const left = Date.parse(`${line.dataset.deadline}`) / dayLength - day;
      const count = `${left}`.replace(/\d/g, (digit) => `${digits[language]}`.charAt(Number(digit)));
      const open = left === 0 ? today : left === 1 ? tomorrow : days.replace('{days}', count);
      line.textContent = left < 0 ? closed : open;
      line.dataset.urgent = `${left >= 0 && left <= urgentDays}`;
    }
  };
  write('[data-deadline]');
  document.addEventListener('visibilitychange', () => write('[data-deadline]'));
  // Search results are added later.
  const observer = new MutationObserver(() => write('[data-deadline]:not([data-urgent])'));
  const list = document.querySelector('[data-script=notice-search] ~ *');
  if (list) observer.observe(list, { childList: true, subtree: true });
}
