import { ConversionPage } from '#components/calendar/conversion-page.tsx';
import { currentMessages } from '#lib/i18n/current-locale.ts';

type Props = PageProps<'/[locale]/calendar/convert'>;

export async function generateMetadata() {
  const { calendar } = await currentMessages();
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
