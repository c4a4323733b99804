import { type ComponentType, use } from 'react';
import type { Locale } from '#content/locale.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import { weekdayNames } from '#packages/nepali/calendar/index.ts';
import ui from '../ui/ui.module.css';

/** The days of a month in weeks from Sunday; null where a week begins before the month or ends after it. */
function weeksOf(days: readonly DayView[]): (DayView | null)[][] {
  const before = Array<null>(days[0]?.weekday ?? 0).fill(null);
  const after = Array<null>((7 - ((before.length + days.length) % 7)) % 7).fill(null);
  const cells = [...before, ...days, ...after];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Shortens the name of a weekday: `Sun`, `आइत`. */
function shortWeekday(name: string, locale: Locale): string {
  return locale === 'ne' ? name.replace(/बार$/, '') : name.slice(0, 3);
}

interface MonthTableProps {
  view: MonthView;
  caption: string;
  className: string | undefined;
  /** The cell of a day. */
  day: ComponentType<{ day: DayView }>;
  /** Whether the names of the weekdays are only attributes, to keep Home small; otherwise screen readers read them in full. */
  isSmall?: boolean;
}

/** A month as a table of weeks from Sunday. */
export function MonthTable({ view, caption, className, day: Day, isSmall = false }: MonthTableProps) {
  const locale = use(currentLocale());
  return (
    <table className={className}>
      <caption className={ui.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {weekdayNames[locale].map((name) =>
            isSmall ? (
              <th key={name} scope="col" abbr={name}>
                {shortWeekday(name, locale)}
              </th>
            ) : (
              <th key={name} scope="col">
                <span aria-hidden="true">{shortWeekday(name, locale)}</span>
                <span className={ui.visuallyHidden}>{name}</span>
              </th>
            ),
          )}
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
