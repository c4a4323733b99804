import { type ComponentType, use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import { weekdayNames } from '#packages/nepali/calendar/index.ts';
import ui from '../ui/ui.module.css';
import { shortWeekday, weeksOf } from './month-weeks.ts';

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
