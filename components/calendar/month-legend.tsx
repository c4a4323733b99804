import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { MonthView } from '#lib/site/notices/month-view.ts';
import styles from './month-grid.module.css';

/** The legend of the marks in the month; that of events only in a month that has some. */
export function MonthLegend({ view }: { view: MonthView }) {
  const { calendar, layout } = use(currentMessages());
  const types = view.days.flatMap(({ events }) => events.map(({ type }) => type));
  return (
    <ul className={styles.legend}>
      <li>
        <span className={`${styles.sample} ${styles.today}`} /> {layout.today}
      </li>
      <li>
        <span className={styles.closing} /> {calendar.closes}
      </li>
      <li>
        <span className={styles.published} /> {calendar.published}
      </li>
      {types.some((type) => type !== 'holiday') && (
        <li>
          <span className={styles.event} /> {calendar.event}
        </li>
      )}
      <li>
        <span className={`${styles.sample} ${styles.saturday}`} />{' '}
        {types.includes('holiday') ? calendar.dayOff : calendar.saturday}
      </li>
    </ul>
  );
}
