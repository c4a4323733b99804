import { noticePath } from '#lib/notices/addresses.ts';
import type { Closing } from '#lib/notices/closing-dates.ts';
import { DualDate } from '../ui/dual-date.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state.tsx';

interface ClosingListProps {
  list: readonly Closing[];
}

/** Notices by their last date, with what that means today and a file for the visitor's own calendar. */
export function ClosingList({ list }: ClosingListProps) {
  return (
    <ol className={styles.list}>
      {list.map(({ id, description, lastDate }) => (
        <li key={id} className={styles.closing}>
          <div className={styles.when}>
            <DualDate date={lastDate} />
            <DeadlineState date={lastDate} />
          </div>
          <div>
            <PageLink path={noticePath(id)} className={styles.what}>
              <UpstreamText text={description} />
            </PageLink>
          </div>
        </li>
      ))}
    </ol>
  );
}
