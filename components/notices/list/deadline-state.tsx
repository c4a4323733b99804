import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { URGENT_DAYS } from '../../page-script/show-deadlines.ts';
import styles from './deadline-state.module.css';

interface DeadlineStateProps {
  date: AdDate;
  /** The time of Nepal at which it closes on that day. */
  time?: string | undefined;
  /** When the page was made: the text then has its place from the beginning. */
  daysLeft?: number | undefined;
  locale?: Locale;
}

function stateOf(daysLeft: number, locale: Locale): string {
  const { closed, today, tomorrow, days } = messagesIn(locale).notices.deadline;
  if (daysLeft < 0) return closed;
  return [today, tomorrow][daysLeft] ?? fillIn(days, { days: daysLeft }, locale);
}

/** The state of a closing date now in Nepal, written by the browser (`showDeadlines`). */
export function DeadlineState({ date, time, daysLeft, locale }: DeadlineStateProps) {
  const text = daysLeft === undefined || !locale ? '\u00a0' : stateOf(daysLeft, locale);
  const isUrgent = daysLeft === undefined ? undefined : daysLeft >= 0 && daysLeft <= URGENT_DAYS;
  return (
    <span className={styles.state} data-deadline={time ? `${date}T${time}` : date} data-urgent={isUrgent}>
      {text}
    </span>
  );
}
