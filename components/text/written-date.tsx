import type { Locale } from '#content/locale.ts';
import type { ShownDate } from '#lib/calendar/both-calendars.ts';
import { formatBikramSambat, formatGregorian } from '#lib/calendar/format.ts';
import styles from './written-date.module.css';

interface WrittenDateProps {
  date: ShownDate;
  locale: Locale;
  className?: string | undefined;
  /** A span where no program reads the date. */
  as?: 'time' | 'span' | undefined;
}

/** A date that has been converted already, for the browser, which has no calendar table. */
export function WrittenDate({ date: { ad, bs }, locale, className, as: Element = 'time' }: WrittenDateProps) {
  return (
    <Element
      {...(Element === 'time' && { dateTime: ad })}
      className={className ? `${styles.date} ${className}` : styles.date}
    >
      {bs && <span className={styles.bs}>{formatBikramSambat(bs, locale)}</span>}{' '}
      <span className={bs ? styles.ad : styles.bs}>{formatGregorian(ad, locale)}</span>
    </Element>
  );
}
