import { use } from 'react';
import { Timestamp } from '#components/text/timestamp.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, STATUS } from '#lib/platform/routes/paths.ts';
import { oldContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';
import ui from '../ui/ui.module.css';
import styles from './footer.module.css';

/** The time of the content, shown if it is stale and older than 15 minutes (decision 6). */
export function ContentTime() {
  const locale = use(currentLocale());
  const { layout, status } = use(currentMessages());
  const since = oldContentSince();
  if (!since) return null;
  return (
    <p className={`${ui.container} ${styles.age}`} data-content-time={since.toISOString()}>
      {layout.oldContent} <Timestamp instant={since} locale={locale} />
      {layout.sentenceEnd} <a href={localPath(STATUS, locale)}>{status.title}</a>
    </p>
  );
}
