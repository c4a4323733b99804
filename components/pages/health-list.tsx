import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { SiteStatus } from '#lib/site/content-cache/read-status.ts';
import { Timestamp } from '../text/timestamp.tsx';
import styles from './status-page.module.css';

interface HealthItemProps {
  heading: string;
  isHealthy: boolean;
  children: ReactNode;
}

/** The health of a component: a tick in a circle or an exclamation mark in a triangle, and the state as text. */
function HealthItem({ heading, isHealthy, children }: HealthItemProps) {
  return (
    <div className={isHealthy ? styles.state : `${styles.state} ${styles.degraded}`}>
      <dt>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isHealthy
                ? 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-1.6 16.6-5-5L7 11l3.4 3.4 6.8-6.8 1.6 1.6z'
                : 'M12 2 .8 22h22.4zm-1.2 6.5h2.4v7h-2.4zm0 8.7h2.4v2.4h-2.4z'
            }
          />
        </svg>
        {heading}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface HealthListProps {
  of: SiteStatus;
  locale: Locale;
}

/** The current state of the site as text: the site itself, the campus API, the age of the content. */
export function HealthList({ of: { campus, contentSince }, locale }: HealthListProps) {
  const { status } = messagesIn(locale);
  const isCurrent = campus === 'available' && contentSince === null;
  return (
    <dl className={styles.states}>
      <HealthItem heading={status.site} isHealthy>
        {status.works} <Timestamp instant={new Date()} locale={locale} />
      </HealthItem>
      <HealthItem heading={status.campusHeading} isHealthy={campus === 'available'}>
        {status.campus[campus]}
      </HealthItem>
      <HealthItem heading={status.contentHeading} isHealthy={isCurrent}>
        {isCurrent && status.current}
        {!isCurrent && !contentSince && status.never}
        {contentSince && (
          <>
            {status.since} <Timestamp instant={contentSince} locale={locale} />
          </>
        )}
      </HealthItem>
    </dl>
  );
}
