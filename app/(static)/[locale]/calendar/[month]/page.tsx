import { CalendarPage } from '@/components/almanac/calendar-page';
import { NotFound } from '@/components/pages/not-found';
import { readMonth } from '@/lib/almanac/addresses';
import { monthMetadata } from '@/lib/almanac/month-metadata';
import { readMonthView } from '@/lib/almanac/read-month';
import { currentLocale } from '@/lib/current-locale';
import { notFoundMetadata } from '@/lib/metadata/not-found-metadata';

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
  return <CalendarPage {...found} isCurrent={false} locale={await currentLocale()} />;
}
