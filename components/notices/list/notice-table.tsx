import type { Locale } from '#content/locale.ts';
import { openings } from '#content/messages/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { CategoryKind } from '#content/site/notice-categories.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import ui from '../../ui/ui.module.css';
import { NoticeRow } from './notice-row.tsx';
import styles from './notice-table.module.css';

interface NoticeTableProps {
  caption: string;
  notices: readonly ListedNotice[];
  /** The additional column of Admission (specification section 9), vacancies and tenders. */
  withLastDate: boolean;
  /** By default `general`: without groups. */
  kind?: CategoryKind;
  locale: Locale;
}

/** The notices by their state, in their order; one group where they have none. */
function groupsOf(notices: readonly ListedNotice[]) {
  return [...Map.groupBy(notices, ({ state }) => state)].map(([state, members]) => ({ state, members }));
}

/** Notices in a table, those of vacancies and tenders in groups; on narrow screens without column headings. */
export function NoticeTable({ caption, notices, withLastDate, kind = 'general', locale }: NoticeTableProps) {
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
      {groupsOf(notices).map(({ state, members }) => (
        <tbody key={state ?? 'all'}>
          {state && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {(state === 'decided' ? openings.decided[kind] : openings[state])[locale]}
              </th>
            </tr>
          )}
          {members.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} withLastDate={withLastDate} locale={locale} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
