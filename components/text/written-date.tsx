import type { Locale } from '#content/locale.ts';
import { type CalendarDate, formatBikramSambat, formatGregorian } from '#packages/nepali/calendar/index.ts';
import styles from './written-date.module.css';

interface WrittenDateProps {
  date: CalendarDate;
  locale: Locale;
  /** Its day and month, where the year is not visible. */
  short?: string | undefined;
  className?: string | undefined;
  /** The element; a span needs no machine-readable date. */
  as?: 'time' | 'span' | undefined;
}

/** A converted date, for client components, which have no calendar table. */
export function WrittenDate({ date: { ad, bs }, locale, short, className, as: Element = 'time' }: WrittenDateProps) {
  return (
    <Element
      {...(Element === 'time' && { dateTime: ad })}
      className={className ? `${styles.date} ${className}` : styles.date}
    >
      {bs && <span className={styles.bs}>{short ?? formatBikramSambat(bs, locale)}</span>}{' '}
      <span className={bs ? styles.ad : styles.bs}>{formatGregorian(ad, locale)}</span>
    </Element>
  );
}
