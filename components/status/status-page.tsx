import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';
import { readStatus } from '@/lib/status/read-status';
import { Page } from '../pages/page';
import { Moment } from '../ui/moment';
import styles from './status-page.module.css';

/** How the site is, in plain words: itself, the campus API, the age of what is shown. */
export async function StatusPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const { status } = messages;
  const { campus, contentSince } = await readStatus();
  const isCurrent = campus === 'well' && contentSince === null;
  return (
    <Page heading={status.title} trail={[{ label: status.title }]} locale={locale} messages={messages}>
      <dl className={styles.states}>
        <div className={styles.state} data-well>
          <dt>{status.site}</dt>
          <dd>
            {status.works} <Moment instant={new Date()} locale={locale} messages={messages} />
          </dd>
        </div>
        <div className={styles.state} data-well={campus === 'well' || undefined}>
          <dt>{status.campusHeading}</dt>
          <dd>{status.campus[campus]}</dd>
        </div>
        <div className={styles.state} data-well={isCurrent || undefined}>
          <dt>{status.contentHeading}</dt>
          <dd>
            {isCurrent && status.current}
            {!isCurrent && !contentSince && status.never}
            {contentSince && (
              <>
                {status.since} <Moment instant={contentSince} locale={locale} messages={messages} />
              </>
            )}
          </dd>
        </div>
      </dl>
      <p>{status.help}</p>
    </Page>
  );
}
