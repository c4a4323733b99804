import { use } from 'react';
import { events as messages } from '#content/messages/events.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { eventPath } from '#lib/site/events/addresses.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import row from '../notices/list/closing-list.module.css';
import title from '../notices/list/notice-title.module.css';
import { DateTile } from '../text/date-tile.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { EventFacts } from './event-facts.tsx';
import styles from './event-list.module.css';

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
