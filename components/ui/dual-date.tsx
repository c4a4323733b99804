import { type AdDate, inBothCalendars } from '@/lib/calendar';
import type { Locale } from '@/lib/locale';
import { WrittenDate } from './written-date';

interface DualDateProps {
  date: AdDate | null;
  locale: Locale;
  className?: string;
}

/** A date in both calendars, Bikram Sambat first; the Gregorian alone where the other is not settled; nothing for no date. */
export function DualDate({ date, ...rest }: DualDateProps) {
  return date === null ? null : <WrittenDate date={inBothCalendars(date)} {...rest} />;
}
