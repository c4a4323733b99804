import type { AdDate } from '#lib/platform/calendar/ad-date.ts';
import styles from './deadline-state.module.css';

/** The state of a closing date today in Nepal, written by the browser (`showDeadlines`). */
export function DeadlineState({ date }: { date: AdDate }) {
  return (
    <span className={styles.state} data-deadline={date}>
      {'\u00a0'}
    </span>
  );
}
