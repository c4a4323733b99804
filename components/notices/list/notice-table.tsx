import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import ui from '../../ui/ui.module.css';
import { NoticeRow } from './notice-row.tsx';
import styles from './notice-table.module.css';

interface NoticeTableProps {
  caption: string;
  notices: readonly ListedNotice[];
  /** The additional column of Admission (specification section 9). */
  withLastDate: boolean;
  locale: Locale;
}

/** Notices in a table; on narrow screens without column headings. */
export function NoticeTable({ caption, notices, withLastDate, locale }: NoticeTableProps) {
  const { date, description, lastDate, downloads } = messagesIn(locale).notices;
  const columns = [date, description, ...(withLastDate ? [lastDate] : []), downloads];
  return (
    <table className={withLastDate ? `${styles.table} ${styles.withLastDate}` : styles.table}>
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
          <NoticeRow key={notice.id} notice={notice} withLastDate={withLastDate} locale={locale} />
        ))}
      </tbody>
    </table>
  );
}
