import type { Messages } from '@/content/messages';
import type { Locale } from '@/lib/locale';
import { noticePath } from '@/lib/notices/addresses';
import type { ListedNotice } from '@/lib/notices/listed-notice';
import { FileLinks } from '../ui/file-links';
import { PageLink } from '../ui/page-link';
import { WrittenDate } from '../ui/written-date';
import { DeadlineState } from './deadline-state';
import { MarkedText } from './marked-text';
import styles from './notice-table.module.css';

interface NoticeRowProps {
  notice: ListedNotice;
  withLastDate: boolean;
  locale: Locale;
  labels: Messages['notices'];
}

/** One notice of the table. */
export function NoticeRow({ notice, withLastDate, locale, labels }: NoticeRowProps) {
  const { id, description, marks, created, lastDate, attachments } = notice;
  return (
    <tr>
      <td className={styles.date}>{created && <WrittenDate date={created} locale={locale} />}</td>
      <th scope="row" className={styles.description}>
        <PageLink path={noticePath(id)} locale={locale} className={styles.link}>
          <MarkedText text={description} marks={marks} />
        </PageLink>
      </th>
      {withLastDate && (
        <td className={styles.lastDate}>
          {lastDate && (
            <>
              <span className={styles.label}>{labels.lastDate}: </span>
              <WrittenDate date={lastDate} locale={locale} />
              <DeadlineState date={lastDate.ad} locale={locale} labels={labels.deadline} />
            </>
          )}
        </td>
      )}
      <td className={styles.downloads}>
        <FileLinks files={attachments} label={labels.downloads} locale={locale} />
      </td>
    </tr>
  );
}
