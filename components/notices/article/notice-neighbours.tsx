import { Fragment, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { titleIn } from '#lib/site/notices/notice-title.ts';
import { UpstreamText } from '../../text/upstream-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './notice-neighbours.module.css';

interface NoticeNeighboursProps {
  newer: Notice | null;
  older: Notice | null;
}

/** Links to the next newer and the next older notice. */
export function NoticeNeighbours({ newer, older }: NoticeNeighboursProps) {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  const links = [
    { notice: older, label: notices.older, rel: 'prev' },
    { notice: newer, label: notices.newer, rel: 'next' },
  ];
  return (
    <nav aria-label={notices.neighbours} className={styles.neighbours}>
      {links.map(
        ({ notice, label, rel }) =>
          notice && (
            <Fragment key={rel}>
              <PageLink path={noticePath(notice.id)} rel={rel} className={styles.link}>
                <span className={styles.label}>{label}</span> <UpstreamText text={titleIn(notice, locale)} />
              </PageLink>{' '}
            </Fragment>
          ),
      )}
    </nav>
  );
}
