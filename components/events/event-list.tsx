import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { events as messages } from '#content/messages/calendar.ts';
import { shortDay } from '#lib/platform/calendar/date-tile.ts';
import { recentYear } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { formatDay, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import row from '../notices/list/closing-list.module.css';
import title from '../notices/list/notice-title.module.css';
import { DayTile, ProvisionalMark } from '../text/day-tile.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './event-list.module.css';

/** The last day of an event of several days, divided only where it is wider than a line; with its year only in another year. */
function LastDay({ event: { start, end } }: { event: CampusEvent }) {
  const locale = use(currentLocale());
  if (end === start) return null;
  const isThisYear = toBikramSambat(end)?.year === use(recentYear());
  const date = isThisYear ? shortDay(end, locale) : formatDay(end, locale);
  return <time dateTime={end}>{fillIn(messages.until[locale], { date }, locale)}</time>;
}

/** The type of an event as a chip in its colour. */
export function EventType({ type }: Pick<CampusEvent, 'type'>) {
  return <span className={`${styles.type} ${styles[type] ?? ''}`}>{eventTypeNames[type][use(currentLocale())]}</span>;
}

/** The times and the place of an event, and in a line below its type and its last day. */
function EventFacts({ event }: { event: CampusEvent }) {
  const locale = use(currentLocale());
  const { place } = inLanguage(event, locale);
  const times = timesOf(event, locale);
  return (
    <>
      {(times || place) && (
        <p className={styles.facts}>
          {times && `${times}${place && ' · '}`}
          {place && <UpstreamText text={place} />}
        </p>
      )}
      <p className={`${styles.facts} ${styles.line}`}>
        <EventType type={event.type} /> <LastDay event={event} />
      </p>
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
          <DayTile day={event.start} />
          <div>
            <PageLink path={eventPath(event.id)} className={title.link}>
              <UpstreamText text={inLanguage(event, locale).title} />
            </PageLink>
            <ProvisionalMark day={event.start} />
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
