import { use } from 'react';
import { findNumber } from '#content/messages/notices.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { FIND_IN_RESULTS, localPath } from '#lib/platform/routes/paths.ts';
import { MAX_NUMBER_LENGTH } from '#lib/site/site-search/numbers/number-request.ts';
import { QueryBox } from '../ui/query-box.tsx';
import styles from './find-number.module.css';

/** The search for a number in the newest results, on wide screens; a tile leads to it on phones. */
export function FindNumber() {
  const locale = use(currentLocale());
  const { find } = use(currentMessages()).documents;
  const title = findNumber.title[locale];
  return (
    <div role="search" aria-label={title} className={styles.find}>
      <form action={localPath(FIND_IN_RESULTS, locale)}>
        <QueryBox id="number" name="number" maxLength={MAX_NUMBER_LENGTH} label={title} button={find.button} />
      </form>
    </div>
  );
}
