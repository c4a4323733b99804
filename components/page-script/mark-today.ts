import { nepalTime } from './nepal-time.ts';

/** Marks the current day in Nepal in a month: a cached page may have been rendered on another day. */
export function markToday(): void {
  const mark = (): void => {
    const today = new Date(nepalTime()).toISOString().slice(0, 10);
    for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
      if (day.dataset.day === today) day.setAttribute('aria-current', 'date');
      else day.removeAttribute('aria-current');
    }
  };
  mark();
  document.addEventListener('visibilitychange', mark);
}
