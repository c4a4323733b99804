import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { joinDates } from '#lib/site/events/event-time.ts';
import { formatBikramSambat, formatGregorian, inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { DualDate } from '../text/dual-date.tsx';
import styles from '../text/written-date.module.css';

/** The days of an event in both calendars; several days as one text. */
export function EventDays({ event: { start, end } }: { event: CampusEvent }) {
  const locale = use(currentLocale());
  if (end === start) return <DualDate date={start} />;
  const [first, last] = [inBothCalendars(start).bs, inBothCalendars(end).bs];
  const isInBoth = first && last;
  return (
    <span className={styles.date}>
      {isInBoth && (
        <span className={styles.bs}>
          {joinDates(formatBikramSambat(first, locale), formatBikramSambat(last, locale))}
        </span>
      )}{' '}
      <span className={isInBoth ? styles.ad : styles.bs}>
        {joinDates(formatGregorian(start, locale), formatGregorian(end, locale))}
      </span>
    </span>
  );
}
