import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { Page } from '../pages/page.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { Section } from '../ui/section.tsx';
import { KeptNotice } from './kept-notice.tsx';
import styles from './offline.module.css';

/** So many notices are shown at once, the others when they are asked for. */
const SHOWN = 10;

interface OfflinePageProps {
  notices: Attempt<readonly Notice[]>;
  locale: Locale;
}

/**
 * What can be read without a connection. The service worker keeps it, writes into it what else is on the device, and cuts single
 * notices out of it (`lib/offline/notice-alone.ts`).
 */
export function OfflinePage({ notices, locale }: OfflinePageProps) {
  const messages = messagesIn(locale);
  const { offline, states } = messages;
  return (
    <Page heading={offline.title} trail={[{ label: offline.title }]} locale={locale} messages={messages}>
      <div className={styles.words}>
        <p>{offline.explanation}</p>
        <p>{offline.install}</p>
      </div>
      <div data-kept-here className={styles.here}>
        <p>{offline.nothing}</p>
      </div>
      <Section id="newest" heading={offline.newest} locale={locale}>
        <Outcome of={notices} empty={states.noNotice} messages={messages}>
          {(list) => {
            const kept = list.map((notice) => (
              <KeptNotice key={notice.id} notice={notice} locale={locale} messages={messages} />
            ));
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
