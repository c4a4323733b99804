import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { PageLink } from '../ui/page-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './notice-neighbours.module.css';

interface NoticeNeighboursProps {
  newer: Notice | null;
  older: Notice | null;
  locale: Locale;
  messages: Messages;
}

/** The way to the notice after and the one before. */
export function NoticeNeighbours({ newer, older, locale, messages: { notices } }: NoticeNeighboursProps) {
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
              <PageLink path={noticePath(notice.id)} locale={locale} rel={rel} className={styles.link}>
                <span className={styles.label}>{label}</span> <UpstreamText text={noticeTitle(notice.description)} />
              </PageLink>{' '}
            </Fragment>
          ),
      )}
    </nav>
  );
}
