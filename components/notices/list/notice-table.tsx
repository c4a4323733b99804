import type { ListedNotice } from '#lib/notices/listed-notice.ts';
import ui from '../../ui/ui.module.css';
import { NoticeRow, type NoticeViewProps } from './notice-row.tsx';
import styles from './notice-table.module.css';

interface NoticeTableProps extends NoticeViewProps {
  caption: string;
  notices: readonly ListedNotice[];
  /** Admission's own column (specification section 9). */
  withLastDate: boolean;
}

/** Notices in a table; on narrow screens rows are cards. */
export function NoticeTable({ caption, notices, withLastDate, ...view }: NoticeTableProps) {
  const { date, description, lastDate, downloads } = view.labels.notices;
  const columns = [date, description, ...(withLastDate ? [lastDate] : []), downloads];
  return (
    <table className={styles.table}>
      <caption className={ui.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} withLastDate={withLastDate} {...view} />
        ))}
      </tbody>
    </table>
  );
}
