import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { type AdDate, inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { WrittenDate } from './written-date.tsx';

interface DualDateProps {
  date: AdDate | null;
  /** Its day and month, where the year is not visible. */
  short?: string | undefined;
  className?: string;
  as?: 'time' | 'span';
}

/** A date in both calendars, Bikram Sambat first; only Gregorian where the official calendar is not published; nothing for no date. */
export function DualDate({ date, ...rest }: DualDateProps) {
  const locale = use(currentLocale());
  return date === null ? null : <WrittenDate date={inBothCalendars(date)} locale={locale} {...rest} />;
}
