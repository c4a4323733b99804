import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { DEADLINES_PATH, listPath, noticePath } from '#lib/notices/addresses.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { DualDate } from '../ui/dual-date.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './latest-notices.module.css';

interface LatestNoticesProps {
  notices: Attempt<Notice[]>;
  locale: Locale;
  messages: Messages;
}

function NoticeItem({ notice, locale, messages }: { notice: Notice; locale: Locale; messages: Messages }) {
  return (
    <li className={styles.notice}>
      <DualDate date={notice.created} locale={locale} className={styles.date} />{' '}
      <PageLink path={noticePath(notice.id)} locale={locale} className={styles.link}>
        <UpstreamText text={notice.description} />
      </PageLink>
      {notice.lastDate && (
        <p className={styles.deadline}>
          {messages.home.closes}: <DualDate date={notice.lastDate} locale={locale} />
        </p>
      )}
    </li>
  );
}

/** The newest notices, first thing after the banner. */
export function LatestNotices({ notices, locale, messages }: LatestNoticesProps) {
  const { home, states } = messages;
  const more = [
    { path: DEADLINES_PATH, label: deadlines.title[locale] },
    { path: listPath('all'), label: home.allNotices },
  ];
  return (
    <Section id="notices" heading={home.notices} more={more} locale={locale}>
      <Outcome of={notices} empty={states.noNotice} messages={messages}>
        {(list) => (
          <ol>
            {list.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} locale={locale} messages={messages} />
            ))}
          </ol>
        )}
      </Outcome>
    </Section>
  );
}
