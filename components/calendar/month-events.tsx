import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import type { DayView } from '#lib/site/notices/month-view.ts';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './month-events.module.css';

interface MonthEventsProps {
  days: readonly DayView[];
}

/** Notices of a day under one label: published, or closing. */
function Events({ label, notices }: { label: string; notices: readonly Notice[] }) {
  return notices.map(({ id, description }) => (
    <li key={id}>
      <span className={styles.label}>{label}:</span>{' '}
      <PageLink path={noticePath(id)}>
        <UpstreamText text={description} />
      </PageLink>
    </li>
  ));
}

/** The days of a month that have notices, closing dates before publications. */
export function MonthEvents({ days }: MonthEventsProps) {
  const { calendar } = use(currentMessages());
  const full = days.filter(({ published, closing }) => published.length + closing.length > 0);
  if (full.length === 0) return <p>{calendar.noEvents}</p>;
  return (
    <ol className={styles.days}>
      {full.map(({ ad, bs, published, closing }) => (
        <li key={ad} id={`day-${bs.day}`} className={styles.day}>
          <DualDate date={ad} />
          <ul className={styles.events}>
            <Events label={calendar.closes} notices={closing} />
            <Events label={calendar.published} notices={published} />
          </ul>
        </li>
      ))}
    </ol>
  );
}
