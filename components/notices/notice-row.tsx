import type { ComponentType } from 'react';
import type { Locale } from '#content/locale.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import type { ListedNotice } from '#lib/notices/listed-notice.ts';
import { MatchReasons } from '../site-search/match-reasons.tsx';
import { ArchiveButton } from '../ui/archive-button.tsx';
import type { ArchiveProps } from '../ui/archive-offer.tsx';
import { FileLinks } from '../ui/file-links.tsx';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { WrittenDate } from '../ui/written-date.tsx';
import { DeadlineState } from './deadline-state.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './notice-table.module.css';
import type { NoticeLabels } from './search-labels.ts';

export interface NoticeViewProps {
  locale: Locale;
  labels: NoticeLabels;
  /** What offers several files as one; by default what React works in the browser. */
  Archive?: ComponentType<ArchiveProps> | undefined;
}

interface NoticeRowProps extends NoticeViewProps {
  notice: ListedNotice;
  withLastDate: boolean;
}

/** One notice of the table. */
export function NoticeRow({ notice, withLastDate, locale, labels, Archive = ArchiveButton }: NoticeRowProps) {
  const { notices, archive } = labels;
  const { id, description, marks, created, lastDate, attachments, reasons } = notice;
  const several = attachments.length > 1 ? `notice-${id}` : undefined;
  return (
    <tr>
      <td className={styles.date}>{created && <WrittenDate date={created} locale={locale} />}</td>
      <th scope="row" id={several} className={styles.description}>
        <LocalizedLink path={noticePath(id)} locale={locale} className={styles.link}>
          <MarkedText text={description} marks={marks} />
        </LocalizedLink>
        {reasons && <MatchReasons reasons={reasons} locale={locale} />}
      </th>
      {withLastDate && (
        <td className={styles.lastDate}>
          {lastDate && (
            <>
              <span className={styles.label}>{notices.lastDate}: </span>
              <WrittenDate date={lastDate} locale={locale} />
              <DeadlineState date={lastDate.ad} />
            </>
          )}
        </td>
      )}
      <td className={styles.downloads}>
        <FileLinks files={attachments} label={notices.downloads} locale={locale} />
        {several && <Archive files={attachments} locale={locale} labels={archive} describedBy={several} />}
      </td>
    </tr>
  );
}
