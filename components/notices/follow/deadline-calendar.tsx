import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import styles from './follow-block.module.css';

const CALENDAR = '/notice/admission/deadlines.ics';

/** The closing dates of admission as a calendar subscription. */
export function DeadlineCalendar() {
  const { follow } = use(currentMessages());
  return (
    <>
      <p>{follow.calendarExplanation}</p>
      <ul className={styles.actions}>
        <li>
          <a href={absoluteUrl(CALENDAR).replace(/^https?:/, 'webcal:')}>{follow.subscribe}</a>
        </li>
        <li>
          <a href={CALENDAR}>{follow.calendarFile}</a>
        </li>
      </ul>
    </>
  );
}
