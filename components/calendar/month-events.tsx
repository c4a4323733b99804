import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { events, events as messages } from '#content/messages/calendar.ts';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent, Notice } from '#lib/site/campus-client/types.ts';
import { EVENTS, eventPath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { listPath, noticePath } from '#lib/site/notices/addresses.ts';
import type { DayView } from '#lib/site/notices/month-view.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import { DayTile } from '../text/day-tile.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { ReplacedChip } from '../text/replaced-chip.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import chip from '../ui/chip.module.css';
import { MoreRecords } from '../ui/more-records.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './month-events.module.css';

/** The last day of an event of several days; nothing for one day. */
function UntilDate({ event: { start, end } }: { event: CampusEvent }) {
  const [before, after] = messages.until[use(currentLocale())].split('{date}');
  if (end === start) return null;
  return (
    <span>
      {before}
      <DualDate date={end} />
      {after}
    </span>
  );
}

interface MonthEventsProps {
  days: readonly DayView[];
}

/** Notices of a day under one label: closing, or published, which only screen readers need. */
function Events({ label, className, notices }: { label: string; className?: string; notices: readonly Notice[] }) {
  const locale = use(currentLocale());
  return notices.map((notice) => (
    <li key={notice.id}>
      <PageLink path={noticePath(notice.id)}>
        <UpstreamText text={descriptionIn(notice, locale)} />
      </PageLink>{' '}
      <ReplacedChip by={notice.replacedBy} locale={locale} /> <span className={className}>{label}</span>
    </li>
  ));
}

/** Events that begin on a day, or at the beginning of the month. */
function DayEvents({ list }: { list: readonly CampusEvent[] }) {
  const locale = use(currentLocale());
  return list.map((event) => {
    const times = timesOf(event, locale);
    return (
      <li key={event.id}>
        <PageLink path={eventPath(event.id)}>
          <UpstreamText text={inLanguage(event, locale).title} />
        </PageLink>{' '}
        <span className={chip.chip}>{eventTypeNames[event.type][locale]}</span>
        {(times || event.end !== event.start) && (
          <span className={styles.label}>
            {' '}
            <UntilDate event={event} />
            {times && ` ${times}`}
          </span>
        )}
      </li>
    );
  });
}

/** The days of a month that have notices or events: events, closing dates, publications. */
export function MonthEvents({ days }: MonthEventsProps) {
  const { calendar } = use(currentMessages());
  const locale = use(currentLocale());
  const full = days.filter(({ published, closing, listed }) => published.length + closing.length + listed.length > 0);
  if (full.length === 0) return <p>{calendar.noEvents}</p>;
  return (
    <ol className={styles.days}>
      {full.map(({ ad, bs, published, closing, listed, more, moreEvents }) => (
        <li key={ad} id={`day-${bs.day}`} className={styles.day}>
          <DayTile day={ad} />
          <div>
            <ul className={styles.events}>
              <DayEvents list={listed} />
              <Events label={calendar.closes} className={chip.chip} notices={closing} />
              <Events label={calendar.published} className={ui.visuallyHidden} notices={published} />
            </ul>
            <MoreRecords count={moreEvents} path={EVENTS}>
              {events.title[locale]}
            </MoreRecords>
            <MoreRecords count={more} path={listPath('all')}>
              {allNotices.heading[locale]}
            </MoreRecords>
          </div>
        </li>
      ))}
    </ol>
  );
}
