import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { events as messages } from '#content/messages/calendar.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import row from '../notices/list/closing-list.module.css';
import title from '../notices/list/notice-title.module.css';
import { DateTile } from '../text/date-tile.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import chip from '../ui/chip.module.css';
import { PageLink } from '../ui/page-link.tsx';
import styles from './event-list.module.css';
import { UntilDate } from './until-date.tsx';

/** The type of an event and its last day, and in a line below its times and its place. */
function EventFacts({ event }: { event: CampusEvent }) {
  const locale = use(currentLocale());
  const { place } = inLanguage(event, locale);
  const times = timesOf(event, locale);
  return (
    <>
      <p className={styles.facts}>
        <span className={chip.chip}>{eventTypeNames[event.type][locale]}</span>
        <UntilDate event={event} />
      </p>
      {(times || place) && (
        <p className={styles.facts}>
          {times && <span>{times}</span>}
          {place && <UpstreamText text={place} />}
        </p>
      )}
    </>
  );
}

interface EventListProps {
  list: readonly CampusEvent[];
  /** Ids of the albums to which events lead. */
  albums: ReadonlySet<string>;
}

/** Events with their first day, type, times and place; each row is a link, past ones have one more to their pictures. */
export function EventList({ list, albums }: EventListProps) {
  const locale = use(currentLocale());
  return (
    <ol>
      {list.map((event) => (
        <li key={event.id} className={`${row.closing} ${title.row}`}>
          <DateTile date={inBothCalendars(event.start)} locale={locale} />
          <div>
            <PageLink path={eventPath(event.id)} className={title.link}>
              <UpstreamText text={inLanguage(event, locale).title} />
            </PageLink>
            <EventFacts event={event} />
            {event.albumId !== null && albums.has(event.albumId) && (
              <div className={title.above}>
                <PageLink path={`/gallery/${event.albumId}`} className={styles.pictures}>
                  {messages.pictures[locale]}
                </PageLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
