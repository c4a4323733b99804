/** Sentences about a closing date; `{days}` stands for how many are left. */
export interface DeadlineWords {
  closed: string;
  today: string;
  tomorrow: string;
  days: string;
}

/** Says what each closing date means today in Nepal: a page from the cache may be of another day. Its line is kept free. */
export function showDeadlines(words: Record<string, DeadlineWords>, digits: Record<string, string>): void {
  const dayLength = 86_400_000;
  const urgentDays = 7;
  const language = document.documentElement.lang;
  const own = words[language];
  if (!own) return;
  const { closed, today, tomorrow, days } = own;
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
  // Notices that are found while one types come later.
  const found = new MutationObserver(() => write('[data-deadline]:not([data-urgent])'));
  const list = document.querySelector('[data-script=notice-search] ~ *');
  if (list) found.observe(list, { childList: true, subtree: true });
}
