import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { deadlineText, isUrgent } from '../../page-script/show-deadlines.ts';
import styles from './deadline-state.module.css';

interface DeadlineStateProps {
  date: AdDate;
  /** The time of Nepal at which it closes on that day. */
  time?: string | undefined;
  /** When the page was made: the text then has its place from the beginning. */
  daysLeft?: number | undefined;
  locale?: Locale;
}

/** The state of a closing date now in Nepal, written by the browser (`showDeadlines`). */
export function DeadlineState({ date, time, daysLeft, locale }: DeadlineStateProps) {
  const text =
    daysLeft === undefined || !locale ? '\u00a0' : deadlineText(daysLeft, messagesIn(locale).notices.deadline, locale);
  // Search results without it are written again in the browser: the time of day may have passed.
  const urgent = daysLeft === undefined || (time && daysLeft === 0) ? undefined : isUrgent(daysLeft);
  return (
    <span className={styles.state} data-deadline={time ? `${date}T${time}` : date} data-urgent={urgent}>
      {text}
    </span>
  );
}
