import { type ReactNode, use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { Closing } from '#lib/site/notices/closing-dates.ts';
import { DayTile, ProvisionalMark } from '../../text/day-tile.tsx';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state.tsx';
import title from './notice-title.module.css';
import { NoticeTitle } from './notice-title.tsx';

interface ClosingListProps {
  list: readonly Closing[];
  /** Whether all are closed. */
  isOver?: boolean;
  /** Renders further content below a notice. */
  below?: (notice: Closing) => ReactNode;
}

/** Notices by their closing date, with its state today. */
export function ClosingList({ list, isOver = false, below }: ClosingListProps) {
  const locale = use(currentLocale());
  return (
    <ol>
      {list.map((notice) => (
        <li key={notice.id} className={`${styles.closing} ${title.row}`}>
          <DayTile day={notice.lastDate} className={isOver ? styles.over : styles.tile} />
          <div>
            <NoticeTitle
              id={notice.id}
              description={notice.description}
              translation={notice.translation}
              locale={locale}
            />
            <ProvisionalMark day={notice.lastDate} />
            <DeadlineState date={notice.lastDate} time={notice.closingTime} />
            {below && <div className={title.above}>{below(notice)}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
