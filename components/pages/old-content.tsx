import { Timestamp } from '#components/text/timestamp.tsx';
import { attempt } from '#lib/content-store/attempt.ts';
import { veryOldContentSince } from '#lib/content-store/last-known-good/content-age.ts';
import { getContact } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import styles from './old-content.module.css';

/** The line under the heading of a page whose content is hours old. */
export async function OldContent() {
  const locale = await currentLocale();
  const { frame } = await currentMessages();
  // Every page shows the contact record: reading it finds out whether the campus API answers.
  await attempt(getContact);
  const since = veryOldContentSince();
  if (!since) return null;
  return (
    <p className={styles.line}>
      {frame.oldContent} <Timestamp instant={since} locale={locale} />
      {frame.sentenceEnd}
    </p>
  );
}
