import { type ReactNode, use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { Closing } from '#lib/site/notices/closing-dates.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { DateTile } from '../../text/date-tile.tsx';
import styles from './closing-list.module.css';
import { DeadlineState } from './deadline-state.tsx';
import title from './notice-title.module.css';
import { NoticeTitle } from './notice-title.tsx';

interface ClosingListProps {
  list: readonly Closing[];
  /** Renders further content below a notice. */
  below?: (notice: Closing) => ReactNode;
}

/** Notices by their closing date, with its state today. */
export function ClosingList({ list, below }: ClosingListProps) {
  const locale = use(currentLocale());
  return (
    <ol>
      {list.map((notice) => (
        <li key={notice.id} className={`${styles.closing} ${title.row}`}>
          <DateTile date={inBothCalendars(notice.lastDate)} locale={locale} className={styles.tile} />
          <div>
            <NoticeTitle
              id={notice.id}
              description={notice.description}
              translation={notice.translation}
              locale={locale}
            />
            <DeadlineState date={notice.lastDate} time={notice.closingTime} />
            {below && <div className={title.above}>{below(notice)}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
