import type { AdDate } from '#packages/nepali/calendar/index.ts';
import styles from './deadline-state.module.css';

interface DeadlineStateProps {
  date: AdDate;
  /** The time of Nepal at which it closes on that day. */
  time?: string | undefined;
}

/** The state of a closing date now in Nepal, written by the browser (`showDeadlines`). */
export function DeadlineState({ date, time }: DeadlineStateProps) {
  return (
    <span className={styles.state} data-deadline={time ? `${date}T${time}` : date}>
      {'\u00a0'}
    </span>
  );
}
