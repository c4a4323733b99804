import type { Locale } from '#content/locale.ts';
import { groupDigits } from './group-digits.ts';

/** Counts a visit per document load and shows the total; nothing on a failure. */
export function showVisitCount(locale: Locale): void {
  const counter = document.querySelector<HTMLElement>('[data-visits]');
  const number = counter?.querySelector('span');
  if (!counter || !number) return;
  // In a separate task: the first request takes a slow phone a quarter of the page script's time.
  new Promise((resolve) => setTimeout(resolve))
    .then(() => fetch('/api/visits'))
    .then((response) => response.json())
    .then(({ visit }) => {
      if (typeof visit !== 'number') return;
      number.textContent = groupDigits(visit, locale);
      counter.hidden = false;
    })
    .catch(() => undefined);
}
