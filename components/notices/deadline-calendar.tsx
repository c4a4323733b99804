import type { Messages } from '#content/messages/index.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import styles from './follow-block.module.css';

const CALENDAR = '/notice/admission/deadlines.ics';

/** The closing dates of admission for the visitor's own calendar. */
export function DeadlineCalendar({ messages: { follow } }: { messages: Messages }) {
  return (
    <>
      <p>{follow.calendarExplanation}</p>
      <ul className={styles.ways}>
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
