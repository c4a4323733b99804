import { Timestamp } from '#components/text/timestamp.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { veryOldContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import styles from './old-content.module.css';

/** The line below the heading of a page with content that is hours old. */
export async function OldContent() {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  // Every page contains the contact record: reading it updates the state of the campus API.
  await attempt(getContact);
  const since = veryOldContentSince();
  if (!since) return null;
  return (
    <p className={styles.line}>
      {layout.oldContent} <Timestamp instant={since} locale={locale} />
      {layout.sentenceEnd}
    </p>
  );
}
