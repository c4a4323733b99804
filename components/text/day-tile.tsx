import { use } from 'react';
import { recentYear } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { type AdDate, inBothCalendars, provisionalMark } from '#packages/nepali/calendar/index.ts';
import styles from './date-tile.module.css';
import { DateTile } from './date-tile.tsx';

/** The tile of a day on a page that knows today. Server components only. */
export function DayTile({ day, className }: { day: AdDate; className?: string | undefined }) {
  const date = inBothCalendars(day);
  const isThisYear = date.bs?.year === use(recentYear());
  return <DateTile {...{ date, isThisYear, className }} locale={use(currentLocale())} />;
}

/** Beside the tile of a day of a year whose official calendar is not published. */
export function ProvisionalMark({ day }: { day: AdDate }) {
  return (
    inBothCalendars(day).bs?.isProvisional && (
      <span className={styles.provisional}>({provisionalMark[use(currentLocale())]})</span>
    )
  );
}
