import type { Locale } from '#content/locale.ts';
import { tileDate } from '#lib/platform/calendar/date-tile.ts';
import type { CalendarDate } from '#packages/nepali/calendar/index.ts';
import ui from '../ui/ui.module.css';
import styles from './date-tile.module.css';

interface DateTileProps {
  /** From `inBothCalendars`. */
  date: CalendarDate;
  /** Whether it is the current year of Bikram Sambat, which is not visible. */
  isThisYear: boolean;
  locale: Locale;
  className?: string | undefined;
}

/** A date as a tile, Bikram Sambat over Gregorian: the day large, the month below it. Its text is the whole date in its usual order. */
export function DateTile({ date, isThisYear, locale, className }: DateTileProps) {
  const { day, month, year, gregorian } = tileDate(date, locale);
  const shownYear = (
    <span key="year" className={isThisYear ? ui.visuallyHidden : styles.year}>
      {year}
    </span>
  );
  const parts = [
    <span key="day" className={styles.day}>
      {day}
    </span>,
    <span key="month" className={styles.month}>
      {locale === 'ne' ? shownYear : month} {locale === 'ne' ? month : shownYear}
    </span>,
  ];
  const [first, second] = locale === 'ne' ? parts.reverse() : parts;
  return (
    <time dateTime={date.ad} className={className ? `${styles.tile} ${className}` : styles.tile}>
      {first} {second}
      {gregorian && (
        <>
          {' '}
          <span className={styles.gregorian}>
            {gregorian.day} <span className={ui.visuallyHidden}>{gregorian.year}</span>
          </span>
        </>
      )}
    </time>
  );
}
