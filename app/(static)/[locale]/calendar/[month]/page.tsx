import { CalendarPage } from '#components/calendar/calendar-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { readMonth } from '#lib/notices/month-addresses.ts';
import { readMonthView } from '#lib/notices/read-month.ts';
import { monthMetadata } from '#lib/seo/month-metadata.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';

type Props = PageProps<'/[locale]/calendar/[month]'>;

/** One for the build; the others, a closed list, are made when they are asked for. */
export const generateStaticParams = () => [{ month: '2083-08' }];

async function monthOf({ params }: Props) {
  return readMonthView(readMonth((await params).month));
}

export async function generateMetadata(props: Props) {
  const found = await monthOf(props);
  return found ? monthMetadata(found.view) : notFoundMetadata();
}

export default async function CalendarMonth(props: Props) {
  const found = await monthOf(props);
  if (!found) return <NotFound near="/calendar" />;
  return <CalendarPage {...found} isCurrent={false} />;
}
