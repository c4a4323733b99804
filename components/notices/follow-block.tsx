import type { Messages } from '@/content/messages';
import type { Department } from '@/content/routes';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { feedFormats, feedPath, isFeedFormat } from '@/lib/notices/feed/feed-address';
import styles from './follow-block.module.css';

const CALENDAR = '/notice/admission/deadlines.ics';

/** How to be told of new notices: the department's feeds and, for Admission, the calendar of closing dates. */
export function FollowBlock({ department, messages: { follow } }: { department: Department; messages: Messages }) {
  return (
    <section aria-labelledby="follow" className={styles.follow}>
      <h2 id="follow">{follow.heading}</h2>
      <p>{follow.explanation}</p>
      <ul aria-label={follow.feeds} className={styles.ways}>
        {Object.keys(feedFormats)
          .filter(isFeedFormat)
          .map((format) => (
            <li key={format}>
              <a href={feedPath(department, format)} type={feedFormats[format].type}>
                {feedFormats[format].name}
              </a>
            </li>
          ))}
      </ul>
      {(department === 'all' || department === 'admission') && (
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
      )}
    </section>
  );
}
