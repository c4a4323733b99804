import { use } from 'react';
import type { Department } from '#content/routes.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath, noticePath } from '#lib/notices/addresses.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { DualDate } from '../../text/dual-date.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { DeadlineState } from '../deadlines/deadline-state.tsx';
import styles from './notice-facts.module.css';

interface NoticeFactsProps {
  notice: Notice;
  departments: readonly Department[];
}

/** The date, the closing date and the departments of a notice. */
export function NoticeFacts({ notice, departments }: NoticeFactsProps) {
  const { notices } = use(currentMessages());
  return (
    <dl className={styles.facts}>
      {notice.created && (
        <div>
          <dt>{notices.date}</dt>
          <dd>
            <DualDate date={notice.created} />
          </dd>
        </div>
      )}
      {notice.lastDate && (
        <div className={styles.lastDate}>
          <dt>{notices.lastDate}</dt>
          <dd>
            <DualDate date={notice.lastDate} />
            <DeadlineState date={notice.lastDate} />
            <a href={`${noticePath(notice.id)}/deadline.ics`} className={styles.calendar}>
              {notices.addToCalendar}
            </a>
          </dd>
        </div>
      )}
      {departments.length > 0 && (
        <div>
          <dt>{notices.category}</dt>
          <dd className={styles.departments}>
            {departments.map((department) => (
              <PageLink key={department} path={listPath(department)}>
                {notices.department[department]}
              </PageLink>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
