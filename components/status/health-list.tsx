import type { ReactNode } from 'react';
import { Timestamp } from '#components/text/timestamp.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { SiteStatus } from '#lib/content-store/read-status.ts';
import styles from './status-page.module.css';

interface StateProps {
  heading: string;
  isWell: boolean;
  children: ReactNode;
}

/** One part of the site: a tick in a circle or an exclamation mark in a triangle, and the words that say the same. */
function State({ heading, isWell, children }: StateProps) {
  return (
    <div className={isWell ? styles.state : `${styles.state} ${styles.unwell}`}>
      <dt>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isWell
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

interface StatesProps {
  of: SiteStatus;
  locale: Locale;
}

/** How the site is at this moment, in plain words: itself, the campus API, the age of what is shown. */
export function HealthList({ of: { campus, contentSince }, locale }: StatesProps) {
  const { status } = messagesIn(locale);
  const isCurrent = campus === 'well' && contentSince === null;
  return (
    <dl className={styles.states}>
      <State heading={status.site} isWell>
        {status.works} <Timestamp instant={new Date()} locale={locale} />
      </State>
      <State heading={status.campusHeading} isWell={campus === 'well'}>
        {status.campus[campus]}
      </State>
      <State heading={status.contentHeading} isWell={isCurrent}>
        {isCurrent && status.current}
        {!isCurrent && !contentSince && status.never}
        {contentSince && (
          <>
            {status.since} <Timestamp instant={contentSince} locale={locale} />
          </>
        )}
      </State>
    </dl>
  );
}
