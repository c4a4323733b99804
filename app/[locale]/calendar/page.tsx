import { CalendarPage } from '#components/calendar/calendar-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { calendar } from '#content/messages/calendar.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { currentMonth, readMonthView } from '#lib/site/notices/read-month.ts';
import { pageMetadata } from '#lib/site/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata(CALENDAR, calendar);

/** The current month; the browser marks the day. */
export default async function CurrentCalendar() {
  const month = await readMonthView(await currentMonth());
  if (!month) return <NotFound near={null} />;
  return <CalendarPage {...month} isCurrent />;
}
