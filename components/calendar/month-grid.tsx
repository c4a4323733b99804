import { use } from 'react';
import type { Locale } from '#content/locale.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import { bikramSambatMonths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import ui from '../ui/ui.module.css';
import styles from './month-grid.module.css';
import { MonthTable } from './month-table.tsx';

interface MonthGridProps {
  view: MonthView;
  caption: string;
}

const countOf = (count: number, one: string, several: string, locale: Locale): string =>
  count === 0 ? '' : count === 1 ? one : fillIn(several, { count }, locale);

/** A day: its numbers in Bikram Sambat and in the Gregorian calendar, and a link to its notices and events. */
function Day({ day }: { day: DayView }) {
  const locale = use(currentLocale());
  const { calendar } = use(currentMessages());
  const { ad, bs, published, closing, more, events, listed, moreEvents } = day;
  const isHoliday = events.some(({ type }) => type === 'holiday');
  const hasEvent = events.some(({ type }) => type !== 'holiday');
  const counts = [
    countOf(published.length + closing.length + more, calendar.countOne, calendar.count, locale),
    countOf(listed.length + moreEvents, calendar.countOneEvent, calendar.countEvents, locale),
  ].filter(Boolean);
  const number = localizeDigits(String(bs.day), locale);
  return (
    <td data-day={ad} className={isHoliday ? `${styles.day} ${styles.holiday}` : styles.day}>
      <time dateTime={ad} className={styles.ad}>
        {localizeDigits(String(Number(ad.slice(8))), locale)}
      </time>{' '}
      {counts.length > 0 ? (
        <a href={`#day-${bs.day}`} className={styles.number}>
          {number}
          <span className={ui.visuallyHidden}>
            {' '}
            {bikramSambatMonths[locale][bs.month - 1]}, {counts.join(', ')}
          </span>
        </a>
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      {(counts.length > 0 || hasEvent) && (
        <div className={styles.marks}>
          {closing.length > 0 && <span className={styles.closing} />}
          {published.length > 0 && <span className={styles.published} />}
          {hasEvent && <span className={styles.event} />}
        </div>
      )}
    </td>
  );
}

export function MonthGrid({ view, caption }: MonthGridProps) {
  return <MonthTable view={view} caption={caption} className={styles.grid} day={Day} />;
}
