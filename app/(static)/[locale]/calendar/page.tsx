import { CalendarPage } from '@/components/almanac/calendar-page';
import { NotFound } from '@/components/pages/not-found';
import { calendar } from '@/content/messages/calendar';
import { CALENDAR } from '@/lib/almanac/addresses';
import { currentMonth, readMonthView } from '@/lib/almanac/read-month';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata(CALENDAR, calendar);

/** The month of today; the browser marks the day. */
export default async function CurrentCalendar() {
  const found = await readMonthView(await currentMonth());
  if (!found) return <NotFound near={null} />;
  return <CalendarPage {...found} isCurrent locale={await currentLocale()} />;
}
