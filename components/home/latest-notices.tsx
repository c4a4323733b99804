import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import type { Localized } from '#content/locale.ts';
import { shortDay } from '#lib/platform/calendar/date-tile.ts';
import { recentDay, recentYear } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { isClosing } from '#lib/site/notices/closing-dates.ts';
import { toBikramSambat } from '#packages/nepali/calendar/index.ts';
import title from '../notices/list/notice-title.module.css';
import { NoticeTitle } from '../notices/list/notice-title.tsx';
import { DayTile } from '../text/day-tile.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './latest-notices.module.css';

/** A notice with the names of its categories. */
export interface HomeNotice extends Notice {
  readonly categories: readonly Localized[];
}

interface LatestNoticesProps {
  notices: Attempt<HomeNotice[]>;
}

async function NoticeItem({ notice }: { notice: HomeNotice }) {
  const { id, description, translation, created, categories, replacedBy } = notice;
  const locale = await currentLocale();
  const { home } = await currentMessages();
  const isThisYear = isClosing(notice) && toBikramSambat(notice.lastDate)?.year === (await recentYear());
  const isOpen = isClosing(notice) && notice.lastDate >= (await recentDay());
  return (
    <li className={`${styles.notice} ${title.row}`}>
      {created && <DayTile day={created} />}
      <div>
        <NoticeTitle {...{ id, description, translation, categories, replacedBy, locale }} />
        {isOpen && (
          <span className={styles.deadline}>
            {home.closes}:{' '}
            <DualDate date={notice.lastDate} short={isThisYear ? shortDay(notice.lastDate, locale) : undefined} />
          </span>
        )}
      </div>
    </li>
  );
}

/** The newest notices, directly below the tasks. */
export function LatestNotices({ notices }: LatestNoticesProps) {
  const { home, states } = use(currentMessages());
  return (
    <Section id="notices" heading={home.notices} more={<PageLink path={listPath('all')}>{home.allNotices}</PageLink>}>
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
