import { use } from 'react';
import { deadlines } from '#content/messages/notices.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { FOLLOW } from '#lib/platform/routes/paths.ts';
import { DEADLINES_PATH } from '#lib/site/notices/addresses.ts';
import { feedFormatNames, feedFormats, feedPath } from '#lib/site/notices/feed/feed-address.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { DeadlineCalendar } from './deadline-calendar.tsx';
import styles from './follow-block.module.css';
import { PushButton } from './push-button.tsx';

interface FollowBlockProps {
  department: string;
}

/** Subscriptions to new notices: push messages, the category's feeds and, for Admission, the calendar of closing dates. */
export function FollowBlock({ department }: FollowBlockProps) {
  const locale = use(currentLocale());
  const { follow } = use(currentMessages());
  return (
    <section aria-labelledby="follow" className={styles.follow}>
      <h2 id="follow">{follow.heading}</h2>
      <PushButton department={department} />
      <PageLink
        path={department === 'all' ? FOLLOW : `${FOLLOW}?department=${department}`}
        className={styles.deadlines}
      >
        {follow.choose}
      </PageLink>
      <p>{follow.explanation}</p>
      <ul aria-label={follow.feeds} className={styles.actions}>
        {feedFormatNames.map((format) => (
          <li key={format}>
            <a href={feedPath(department, format)} type={feedFormats[format].type}>
              {feedFormats[format].name}
            </a>
          </li>
        ))}
      </ul>
      {(department === 'all' || department === 'admission') && (
        <>
          <DeadlineCalendar />
          <PageLink path={DEADLINES_PATH} className={styles.deadlines}>
            {deadlines.title[locale]}
          </PageLink>
        </>
      )}
    </section>
  );
}
