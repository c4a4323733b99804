import { cacheLife } from 'next/cache';
import type { MonthData } from '#components/page-script/show-today.ts';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { currentMonths, nepalDate } from '#packages/nepali/calendar/index.ts';
import styles from './today.module.css';

/** Reserves the line. */
const SPACE = '\u00a0';

const monthData = (now: Date) =>
  currentMonths(now).map(
    ({ firstDay, days, year, month, isProvisional = false }): MonthData => [
      ...([firstDay, days, year, month] as const),
      Number(isProvisional),
    ],
  );

/** The current date in both calendars, written by the browser (`showToday`): a cached page may have been rendered on another day. */
export async function Today() {
  'use cache';
  cacheLife('content');
  const now = renderTime();
  return (
    <p className={styles.today}>
      <time dateTime={nepalDate(now)} data-today={JSON.stringify(monthData(now))}>
        <LiveRegion as="span" className={styles.weekday} text={SPACE} />
        <LiveRegion as="span" className={styles.date} text={SPACE} />
        <LiveRegion as="span" className={styles.separator} text={SPACE} />
        <LiveRegion as="span" className={styles.date} text={SPACE} />
        <LiveRegion as="span" className={styles.year} />
      </time>
    </p>
  );
}
