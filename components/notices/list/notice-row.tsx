import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { noticeAnchor, noticePath } from '#lib/site/notices/addresses.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import { ArchiveOffer } from '../../files/archive-offer.tsx';
import { FileLinks } from '../../files/file-links.tsx';
import { MatchReasons } from '../../site-search/match-reasons.tsx';
import { MarkedText } from '../../text/marked-text.tsx';
import { WrittenDate } from '../../text/written-date.tsx';
import { LocalizedLink } from '../../ui/localized-link.tsx';
import { DeadlineState } from './deadline-state.tsx';
import styles from './notice-table.module.css';

interface NoticeRowProps {
  notice: ListedNotice;
  withLastDate: boolean;
  locale: Locale;
}

/** One notice of the table. */
export function NoticeRow({ notice, withLastDate, locale }: NoticeRowProps) {
  const { notices } = messagesIn(locale);
  const { id, description, marks, created, lastDate, attachments, reasons } = notice;
  const anchor = noticeAnchor(id);
  const several = attachments.length > 1 ? `${anchor}-title` : undefined;
  return (
    <tr id={anchor}>
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
        {several && <ArchiveOffer files={attachments} locale={locale} describedBy={several} />}
      </td>
    </tr>
  );
}
