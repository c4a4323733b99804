import { notFound } from 'next/navigation';
import { CalendarPage } from '@/components/almanac/calendar-page';
import { readMonth } from '@/lib/almanac/addresses';
import { monthMetadata } from '@/lib/almanac/month-metadata';
import { readMonthView } from '@/lib/almanac/read-month';
import { currentLocale } from '@/lib/current-locale';

type Props = PageProps<'/[locale]/calendar/[month]'>;

/** One for the build; the others, a closed list, are made when they are asked for. */
export const generateStaticParams = () => [{ month: '2083-08' }];

async function monthOf({ params }: Props) {
  return (await readMonthView(readMonth((await params).month))) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return monthMetadata((await monthOf(props)).view);
}

export default async function CalendarMonth(props: Props) {
  return <CalendarPage {...(await monthOf(props))} isCurrent={false} locale={await currentLocale()} />;
}
