import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { deadlines } from '#content/messages/deadlines.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { DEADLINES_PATH, listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './latest-notices.module.css';

interface LatestNoticesProps {
  notices: Attempt<Notice[]>;
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { home } = use(currentMessages());
  return (
    <li className={styles.notice}>
      <DualDate date={notice.created} className={styles.date} />{' '}
      <PageLink path={noticePath(notice.id)} className={styles.link}>
        <UpstreamText text={notice.description} />
      </PageLink>
      {notice.lastDate && (
        <p className={styles.deadline}>
          {home.closes}: <DualDate date={notice.lastDate} />
        </p>
      )}
    </li>
  );
}

/** The newest notices, directly below the banner. */
export function LatestNotices({ notices }: LatestNoticesProps) {
  const locale = use(currentLocale());
  const { home, states } = use(currentMessages());
  const more = (
    <>
      <PageLink path={DEADLINES_PATH}>{deadlines.title[locale]}</PageLink>{' '}
      <PageLink path={listPath('all')}>{home.allNotices}</PageLink>
    </>
  );
  return (
    <Section id="notices" heading={home.notices} more={more}>
      <Loaded of={notices} empty={states.noNotice}>
        {(list) => (
          <ol>
            {list.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  );
}
