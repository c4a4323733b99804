import type { Locale } from '#content/locale.ts';
import { type AdDate, inBothCalendars } from '#lib/calendar/index.ts';
import { WrittenDate } from './written-date.tsx';

interface DualDateProps {
  date: AdDate | null;
  locale: Locale;
  className?: string;
}

/** A date in both calendars, Bikram Sambat first; the Gregorian alone where the other is not settled; nothing for no date. */
export function DualDate({ date, ...rest }: DualDateProps) {
  return date === null ? null : <WrittenDate date={inBothCalendars(date)} {...rest} />;
}
