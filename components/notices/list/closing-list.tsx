import type { ReactNode } from 'react';
import { noticePath } from '#lib/site/notices/addresses.ts';
import type { Closing } from '#lib/site/notices/closing-dates.ts';
import { DualDate } from '../../text/dual-date.tsx';
import { UpstreamText } from '../../text/upstream-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state.tsx';

interface ClosingListProps {
  list: readonly Closing[];
  /** Renders further content below a notice. */
  below?: (notice: Closing) => ReactNode;
}

/** Notices by their closing date, with its state today and a file for the visitor's calendar. */
export function ClosingList({ list, below }: ClosingListProps) {
  return (
    <ol className={styles.list}>
      {list.map((notice) => (
        <li key={notice.id} className={styles.closing}>
          <div className={styles.deadline}>
            <DualDate date={notice.lastDate} />
            <DeadlineState date={notice.lastDate} />
          </div>
          <div>
            <PageLink path={noticePath(notice.id)} className={styles.title}>
              <UpstreamText text={notice.description} />
            </PageLink>
            {below?.(notice)}
          </div>
        </li>
      ))}
    </ol>
  );
}
