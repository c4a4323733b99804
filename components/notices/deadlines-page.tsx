import { use } from 'react';
import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { deadlines } from '#content/messages/notices.ts';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import type { ClosingDates, ClosingGroup } from '#lib/site/notices/closing-dates.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './deadlines-page.module.css';
import { DeadlineCalendar } from './follow/deadline-calendar.tsx';
import { ClosingList } from './list/closing-list.tsx';
import { noticeTrail } from './notices-page.tsx';

interface ClosingProps {
  name: keyof ClosingDates;
  group: ClosingGroup;
}

function Closing({ name, group: { list, more } }: ClosingProps) {
  const locale = use(currentLocale());
  if (list.length === 0) return null;
  return (
    <Section id={name} heading={deadlines[name][locale]}>
      <ClosingList list={list} isOver={name === 'over'} />
      <MoreRecords count={more} path={listPath('all')}>
        {allNotices.heading[locale]}
      </MoreRecords>
    </Section>
  );
}

/** Notices by closing date: soon, later, and closed ones last. */
export function DeadlinesPage({ dates }: { dates: Attempt<ClosingDates> }) {
  const locale = use(currentLocale());
  const trail = [...noticeTrail(allNotices, locale), { label: deadlines.title[locale] }];
  return (
    <Page
      heading={deadlines.title[locale]}
      trail={trail}
      sidebar={
        <>
          <div className={styles.calendar}>
            <DeadlineCalendar />
            <PageLink path={CALENDAR} className={styles.month}>
              {deadlines.month[locale]}
            </PageLink>
          </div>
          <OfficeCard />
        </>
      }
    >
      <div className={styles.deadlines}>
        <Loaded of={dates} empty={deadlines.none[locale]}>
          {({ soon, later, over }) => (
            <>
              {soon.list.length + later.list.length === 0 && <p>{deadlines.none[locale]}</p>}
              <Closing name="soon" group={soon} />
              <Closing name="later" group={later} />
              <Closing name="over" group={over} />
            </>
          )}
        </Loaded>
      </div>
      {!(dates.ok && Object.values(dates.value).every(({ list }) => list.length === 0)) && <PageFeedback />}
    </Page>
  );
}
