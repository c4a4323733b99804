import { use } from 'react';
import { Outcome } from '#components/ui/result-message.tsx';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { Page } from '../pages/page.tsx';
import { Section } from '../ui/section.tsx';
import styles from './offline.module.css';
import { OfflineNotice } from './offline-notice.tsx';

/** So many notices are shown at once, the others when they are asked for. */
const SHOWN = 10;

interface OfflinePageProps {
  notices: Attempt<readonly Notice[]>;
}

/**
 * What can be read without a connection. The service worker keeps it, writes into it what else is on the device, and cuts single
 * notices out of it (`lib/offline/standalone-notice.ts`).
 */
export function OfflinePage({ notices }: OfflinePageProps) {
  const locale = use(currentLocale());
  const { offline, states } = use(currentMessages());
  return (
    <Page heading={offline.title} trail={[{ label: offline.title }]} isIndexed={false}>
      <div className={styles.words}>
        <p>{offline.explanation}</p>
        <p>{offline.install}</p>
      </div>
      <div data-offline-list className={styles.here}>
        <p>{offline.nothing}</p>
      </div>
      <Section id="newest" heading={offline.newest}>
        <Outcome of={notices} empty={states.noNotice}>
          {(list) => {
            const kept = list.map((notice) => <OfflineNotice key={notice.id} notice={notice} notices={list} />);
            const rest = kept.length - SHOWN;
            return (
              <div className={styles.notices}>
                {kept.slice(0, SHOWN)}
                {rest > 0 && (
                  <details className={styles.rest}>
                    <summary>{rest === 1 ? offline.moreOne : fillIn(offline.more, { count: rest }, locale)}</summary>
                    {kept.slice(SHOWN)}
                  </details>
                )}
              </div>
            );
          }}
        </Outcome>
      </Section>
    </Page>
  );
}
