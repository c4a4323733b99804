import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import styles from './month-grid.module.css';

/** The legend of the marks in the month. */
export function MonthLegend() {
  const { calendar, layout } = use(currentMessages());
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
      <li>
        <span className={`${styles.sample} ${styles.saturday}`} /> {calendar.saturday}
      </li>
    </ul>
  );
}
