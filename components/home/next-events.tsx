import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { events as messages } from '#content/messages/calendar.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { EVENTS, eventPath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import title from '../notices/list/notice-title.module.css';
import { DayTile, ProvisionalMark } from '../text/day-tile.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './next-closing.module.css';

/** The next events of the academic calendar, below the newest notices; nothing without events. */
export function NextEvents({ events }: { events: readonly CampusEvent[] }) {
  const locale = use(currentLocale());
  if (events.length === 0) return null;
  return (
    <Section id="next-events" heading={<PageLink path={EVENTS}>{messages.title[locale]}</PageLink>} isRuled>
      <ol className={styles.wide}>
        {events.map((event) => (
          <li key={event.id} className={`${styles.closing} ${title.row}`}>
            <DayTile day={event.start} />
            <div>
              <PageLink path={eventPath(event.id)} className={title.link}>
                <UpstreamText text={inLanguage(event, locale).title} />
              </PageLink>
              <ProvisionalMark day={event.start} />
              <p>{[eventTypeNames[event.type][locale], timesOf(event, locale)].filter(Boolean).join('\u00a0· ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
