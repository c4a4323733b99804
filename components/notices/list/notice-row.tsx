import type { ComponentType } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import type { ListedNotice } from '#lib/notices/listed-notice.ts';
import { ArchiveButton } from '../../files/archive-button.tsx';
import type { ArchiveProps } from '../../files/archive-offer.tsx';
import { FileLinks } from '../../files/file-links.tsx';
import { MatchReasons } from '../../site-search/match-reasons.tsx';
import { MarkedText } from '../../text/marked-text.tsx';
import { WrittenDate } from '../../text/written-date.tsx';
import { LocalizedLink } from '../../ui/localized-link.tsx';
import { DeadlineState } from '../deadlines/deadline-state.tsx';
import styles from './notice-table.module.css';

/** The words of a list, on the server and in the browser. */
export interface NoticeLabels {
  notices: Pick<
    Messages['notices'],
    | 'date'
    | 'description'
    | 'lastDate'
    | 'deadline'
    | 'downloads'
    | 'pages'
    | 'page'
    | 'pageNumber'
    | 'previousPage'
    | 'nextPage'
  >;
  archive: Messages['archive'];
}

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
