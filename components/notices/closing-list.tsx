import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import type { Closing } from '#lib/notices/closing-dates.ts';
import { DualDate } from '../ui/dual-date.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state.tsx';

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
