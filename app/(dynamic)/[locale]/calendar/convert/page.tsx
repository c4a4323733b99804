import { ConversionPage } from '@/components/almanac/conversion-page';
import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';

type Props = PageProps<'/[locale]/calendar/convert'>;

export async function generateMetadata() {
  const { calendar } = messagesIn(await currentLocale());
  return {
    title: calendar.converter.heading,
    description: calendar.description,
    robots: { index: false, follow: true },
  };
}

export default async function Conversion({ searchParams }: Props) {
  const { from, date } = await searchParams;
  return <ConversionPage from={[from].flat()[0]} date={[date].flat()[0]} />;
}
