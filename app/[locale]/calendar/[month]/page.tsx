import { CalendarPage } from '#components/calendar/calendar-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { readMonth } from '#lib/site/notices/month-addresses.ts';
import { readMonthView } from '#lib/site/notices/read-month.ts';
import { monthMetadata } from '#lib/site/seo/events.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/calendar/[month]'>;

/** The framework requires one month in the build; the others, a fixed list, are rendered on the first request. */
export const generateStaticParams = () => [{ month: '2083-08' }];

async function monthOf({ params }: Props) {
  return readMonthView(readMonth((await params).month));
}

export async function generateMetadata(props: Props) {
  const month = await monthOf(props);
  return month ? monthMetadata(month.view) : notFoundMetadata();
}

export default async function CalendarMonth(props: Props) {
  const month = await monthOf(props);
  if (!month) return <NotFound near="/calendar" />;
  return <CalendarPage {...month} isCurrent={false} />;
}
