import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { Page } from '../pages/page.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/section.tsx';
import styles from './offline.module.css';
import { OfflineNotice } from './offline-notice.tsx';

/** The number of notices outside the collapsed part. */
const INITIAL_COUNT = 10;

interface OfflinePageProps {
  notices: Attempt<readonly Notice[]>;
}

/**
 * The page for reading without a connection. The service worker caches it, adds the saved pages and files of the device to it, and
 * extracts single notices from it (`lib/site/offline/offline-page.ts`).
 */
export function OfflinePage({ notices }: OfflinePageProps) {
  const locale = use(currentLocale());
  const { offline, states } = use(currentMessages());
  return (
    <Page heading={offline.title} trail={[{ label: offline.title }]} isIndexed={false}>
      <div className={styles.content}>
        <p>{offline.explanation}</p>
        <p>{offline.install}</p>
      </div>
      <div data-offline-list className={styles.saved}>
        <p>{offline.nothing}</p>
      </div>
      <Section id="newest" heading={offline.newest}>
        <Loaded of={notices} empty={states.noNotice}>
          {(list) => {
            const items = list.map((notice) => <OfflineNotice key={notice.id} notice={notice} notices={list} />);
            const rest = items.length - INITIAL_COUNT;
            return (
              <div className={styles.notices}>
                {items.slice(0, INITIAL_COUNT)}
                {rest > 0 && (
                  <details className={styles.rest}>
                    <summary>{rest === 1 ? offline.moreOne : fillIn(offline.more, { count: rest }, locale)}</summary>
                    {items.slice(INITIAL_COUNT)}
                  </details>
                )}
              </div>
            );
          }}
        </Loaded>
      </Section>
    </Page>
  );
}
