import { use } from 'react';
import { bikramSambatMonths, localizeDigits } from '#lib/platform/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import ui from '../ui/ui.module.css';
import styles from './month-grid.module.css';
import { MonthTable } from './month-table.tsx';

interface MonthGridProps {
  view: MonthView;
  caption: string;
}

/** A day: its numbers in Bikram Sambat and in the Gregorian calendar, and a link to its notices. */
function Day({ day }: { day: DayView }) {
  const locale = use(currentLocale());
  const { calendar } = use(currentMessages());
  const { ad, bs, published, closing } = day;
  const count = published.length + closing.length;
  const number = localizeDigits(String(bs.day), locale);
  return (
    <td data-day={ad} className={styles.day}>
      {closing.length > 0 && <span className={styles.closing} />}
      {published.length > 0 && <span className={styles.published} />}
      {count > 0 ? (
        <a href={`#day-${bs.day}`} className={styles.number}>
          {number}
          <span className={ui.visuallyHidden}>
            {' '}
            {bikramSambatMonths[locale][bs.month - 1]},{' '}
            {count === 1 ? calendar.countOne : fillIn(calendar.count, { count }, locale)}
          </span>
        </a>
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      <time dateTime={ad} className={styles.ad}>
        {localizeDigits(String(Number(ad.slice(8))), locale)}
      </time>
    </td>
  );
}

export function MonthGrid({ view, caption }: MonthGridProps) {
  return <MonthTable view={view} caption={caption} className={styles.grid} day={Day} />;
}
