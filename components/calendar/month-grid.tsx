import { use } from 'react';
import type { Locale } from '#content/locale.ts';
import { bikramSambatMonths, localizeDigits, weekdayNames } from '#lib/platform/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import ui from '../ui/ui.module.css';
import styles from './month-grid.module.css';

interface MonthGridProps {
  view: MonthView;
  caption: string;
}

/** The days of a month in weeks from Sunday; null where a week begins before the month or ends after it. */
function weeksOf(days: readonly DayView[]): (DayView | null)[][] {
  const before = Array<null>(days[0]?.weekday ?? 0).fill(null);
  const after = Array<null>((7 - ((before.length + days.length) % 7)) % 7).fill(null);
  const cells = [...before, ...days, ...after];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
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
  const locale = use(currentLocale());
  return (
    <table className={styles.grid}>
      <caption className={ui.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {weekdayNames[locale].map((name) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{shortName(name, locale)}</span>
              <span className={ui.visuallyHidden}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(view.days).map((week) => (
          <tr key={week.find((day) => day)?.ad}>
            {week.map((day, weekday) => (day ? <Day key={day.ad} day={day} /> : <td key={weekdayNames.en[weekday]} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shortens the name of a weekday: `Sun`, `आइत`. */
function shortName(name: string, locale: Locale): string {
  return locale === 'ne' ? name.replace(/बार$/, '') : name.slice(0, 3);
}
