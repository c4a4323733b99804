import type { AdDate } from '#lib/calendar/ad-date.ts';
import styles from './deadline-state.module.css';

/** What a closing date means today in Nepal, told by the browser (`showDeadlines`). */
export function DeadlineState({ date }: { date: AdDate }) {
  return (
    <span className={styles.state} data-deadline={date} suppressHydrationWarning>
      {'\u00a0'}
    </span>
  );
}
