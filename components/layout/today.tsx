import { cacheLife } from 'next/cache';
import type { MonthData } from '#components/page-script/show-today.ts';
import { currentMonths, nepalDate } from '#lib/platform/calendar/index.ts';
import styles from './today.module.css';

const monthData = (now: Date) =>
  currentMonths(now).map(({ firstDay, days, year, month }): MonthData => [firstDay, days, year, month]);

/** The current date in both calendars, written by the browser (`showToday`): a cached page may have been rendered on another day. */
export async function Today() {
  'use cache';
  cacheLife('content');
  const now = new Date();
  return (
    <p className={styles.today}>
      <time dateTime={nepalDate(now)} data-today={JSON.stringify(monthData(now))} suppressHydrationWarning>
        {/* Contains a text node that the script replaces: React would remove a new one. */}
        <span className={styles.weekday} suppressHydrationWarning>
          {'\u00a0'}
        </span>
        <span className={styles.date} suppressHydrationWarning>
          {'\u00a0'}
        </span>
        <span className={styles.separator} suppressHydrationWarning>
          {'\u00a0'}
        </span>
        <span className={styles.date} suppressHydrationWarning>
          {'\u00a0'}
        </span>
      </time>
    </p>
  );
}
