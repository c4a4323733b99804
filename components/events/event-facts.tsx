import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './event-list.module.css';

/** The type of an event, its last day, its times and its place, in one line below its title. */
export function EventFacts({ event }: { event: CampusEvent }) {
  const locale = use(currentLocale());
  const { place } = inLanguage(event, locale);
  const times = timesOf(event, locale);
  return (
    <p className={styles.facts}>
      <span className={`${styles.type} ${styles[event.type]}`}>{eventTypeNames[event.type][locale]}</span>
      {event.end !== event.start && (
        <span>
          – <DualDate date={event.end} />
        </span>
      )}
      {times && <span>{times}</span>}
      {place && <UpstreamText text={place} />}
    </p>
  );
}
