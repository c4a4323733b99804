import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { shortDay } from '#lib/platform/calendar/date-tile.ts';
import { noticeAnchor } from '#lib/site/notices/addresses.ts';
import { closingTimeText } from '#lib/site/notices/closing-time.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import type { CalendarDate } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { FoldedFiles } from '../../files/folded-files.tsx';
import { MatchReasons } from '../../site-search/match-reasons.tsx';
import { DateTile } from '../../text/date-tile.tsx';
import { WrittenDate } from '../../text/written-date.tsx';
import { DeadlineState } from './deadline-state.tsx';
import styles from './notice-table.module.css';
import title from './notice-title.module.css';
import { NoticeTitle } from './notice-title.tsx';

type LastDateProps = Pick<ListedNotice, 'closingTime' | 'thisYear' | 'daysLeft'> & {
  lastDate: CalendarDate;
  locale: Locale;
};

/** The closing date; on narrow screens in one line with the chips and files. */
function LastDate({ lastDate, closingTime, thisYear = 0, daysLeft, locale }: LastDateProps) {
  const short = lastDate.bs?.year === thisYear ? shortDay(lastDate.ad, locale) : undefined;
  return (
    <>
      <span className={styles.label}>{messagesIn(locale).notices.lastDate}: </span>
      <WrittenDate date={lastDate} {...{ short, locale }} />
      {closingTime && <span>{closingTimeText(closingTime, locale)} </span>}
      <DeadlineState date={lastDate.ad} time={closingTime} {...{ daysLeft, locale }} />{' '}
    </>
  );
}

interface NoticeRowProps {
  notice: ListedNotice;
  withLastDate: boolean;
  locale: Locale;
}

/** One notice of the table. */
export function NoticeRow({ notice, withLastDate, locale }: NoticeRowProps) {
  const { notices } = messagesIn(locale);
  const {
    id,
    description,
    translation,
    marks,
    created,
    thisYear,
    closingTime,
    daysLeft,
    contact,
    attachments,
    reasons,
    categories,
    replacedBy,
  } = notice;
  const anchor = noticeAnchor(id);
  // Lists without the column show only dates to come.
  const lastDate = !replacedBy && (withLastDate || (daysLeft ?? -1) >= 0) && notice.lastDate;
  const closing = lastDate && <LastDate {...{ lastDate, closingTime, thisYear, daysLeft, locale }} />;
  const several = attachments.length > 1 ? `${anchor}-title` : undefined;
  return (
    <tr id={anchor} className={title.row}>
      <td className={styles.date}>
        {created && <DateTile date={created} isThisYear={created.bs?.year === thisYear} locale={locale} />}
      </td>
      <th scope="row" id={several} className={styles.description}>
        <NoticeTitle {...{ id, description, translation, marks, categories, replacedBy, locale }} />{' '}
        {!withLastDate && closing && <span className={styles.lastDate}>{closing}</span>}
        {contact && (
          <div className={styles.contact}>
            {notices.contact}: <span lang={languageOf(contact)}>{contact}</span>
          </div>
        )}
        {reasons && (
          <div className={title.above}>
            <MatchReasons reasons={reasons} locale={locale} />
          </div>
        )}
      </th>
      {withLastDate && <td className={styles.lastDate}>{closing}</td>}
      <td className={styles.downloads}>
        <FoldedFiles files={attachments} describedBy={several} className={title.above} locale={locale} />
      </td>
    </tr>
  );
}
