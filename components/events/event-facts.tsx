import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import chip from '../ui/chip.module.css';
import styles from './event-list.module.css';
import { UntilDate } from './until-date.tsx';

/** The type of an event and its last day, and in a line below its times and its place. */
export function EventFacts({ event }: { event: CampusEvent }) {
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
