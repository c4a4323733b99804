import { use } from 'react';
import { categoryAt } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { isClosing } from '#lib/site/notices/closing-dates.ts';
import { closingTimeText } from '#lib/site/notices/closing-time.ts';
import { getCategories } from '#lib/site/site-content/readers.ts';
import { DualDate } from '../../text/dual-date.tsx';
import { SiteText } from '../../text/site-text.tsx';
import { UpstreamText } from '../../text/upstream-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { DeadlineState } from '../list/deadline-state.tsx';
import styles from './notice-facts.module.css';

interface NoticeFactsProps {
  notice: Notice;
  departments: readonly string[];
}

/** The letter number, the date, the closing date and time, the contact and the departments of a notice. */
export function NoticeFacts({ notice, departments }: NoticeFactsProps) {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  const categories = use(getCategories());
  return (
    <dl className={styles.facts}>
      {notice.letterNumber && (
        <div>
          <dt>{notices.letterNumber}</dt>
          <dd>
            <UpstreamText text={notice.letterNumber} />
          </dd>
        </div>
      )}
      {notice.created && (
        <div>
          <dt>{notices.date}</dt>
          <dd>
            <DualDate date={notice.created} />
          </dd>
        </div>
      )}
      {isClosing(notice) && (
        <div className={styles.lastDate}>
          <dt>{notices.lastDate}</dt>
          <dd>
            <DualDate date={notice.lastDate} />
            {notice.closingTime && ` ${closingTimeText(notice.closingTime, locale)}`}{' '}
            <DeadlineState date={notice.lastDate} time={notice.closingTime} />{' '}
            <a href={`${noticePath(notice.id)}/deadline.ics`} className={styles.calendar}>
              {notices.addToCalendar}
            </a>
          </dd>
        </div>
      )}
      {notice.contact && (
        <div>
          <dt>{notices.contact}</dt>
          <dd>
            <UpstreamText text={notice.contact} />
          </dd>
        </div>
      )}
      {departments.length > 0 && (
        <div>
          <dt>{notices.category}</dt>
          <dd className={styles.departments}>
            {departments.map((department) => (
              <PageLink key={department} path={listPath(department)}>
                <SiteText of={categoryAt(categories, department).name} />
              </PageLink>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
