import type { Messages } from '@/content/messages';
import type { Locale } from '@/lib/locale';
import { noticePath } from '@/lib/notices/addresses';
import type { Closing } from '@/lib/notices/closing-dates';
import { DualDate } from '../ui/dual-date';
import { PageLink } from '../ui/page-link';
import { UpstreamText } from '../ui/upstream-text';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state';

interface ClosingListProps {
  list: readonly Closing[];
  locale: Locale;
  messages: Messages;
}

/** Notices by their last date, with what that means today and a file for the visitor's own calendar. */
export function ClosingList({ list, locale, messages: { notices } }: ClosingListProps) {
  return (
    <ol className={styles.list}>
      {list.map(({ id, description, lastDate }) => (
        <li key={id} className={styles.closing}>
          <div className={styles.when}>
            <DualDate date={lastDate} locale={locale} />
            <DeadlineState date={lastDate} locale={locale} labels={notices.deadline} />
          </div>
          <div>
            <PageLink path={noticePath(id)} locale={locale} className={styles.what}>
              <UpstreamText text={description} />
            </PageLink>
          </div>
        </li>
      ))}
    </ol>
  );
}
