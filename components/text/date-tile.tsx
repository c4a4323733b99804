import type { Locale } from '#content/locale.ts';
import { tileDate } from '#lib/platform/calendar/date-tile.ts';
import type { CalendarDate } from '#packages/nepali/calendar/index.ts';
import styles from './date-tile.module.css';

interface DateTileProps {
  /** From `inBothCalendars`. */
  date: CalendarDate;
  locale: Locale;
  className?: string | undefined;
}

/** A date as a tile, Bikram Sambat over Gregorian: the day large, the month below it. Its text is the date in its usual order. */
export function DateTile({ date, locale, className }: DateTileProps) {
  const { day, month, gregorian } = tileDate(date, locale);
  const parts = [
    <span key="day" className={styles.day}>
      {day}
    </span>,
    <span key="month" className={styles.month}>
      {month}
    </span>,
  ];
  const [first, second] = locale === 'ne' ? parts.reverse() : parts;
  return (
    <time dateTime={date.ad} className={className ? `${styles.tile} ${className}` : styles.tile}>
      {first} {second}
      {gregorian && (
        <>
          {' '}
          <span className={styles.gregorian}>{gregorian}</span>
        </>
      )}
    </time>
  );
}
