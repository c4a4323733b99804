import { ConversionPage } from '#components/calendar/conversion-page.tsx';
import { readQuestion } from '#lib/calendar/conversion-request.ts';
import { singleValues } from '#lib/http/single-values.ts';

export { conversionMetadata as generateMetadata } from '#lib/seo/conversion-metadata.ts';

type Props = PageProps<'/[locale]/calendar/convert'>;

export default async function Conversion({ searchParams }: Props) {
  return <ConversionPage asked={readQuestion(singleValues(await searchParams))} />;
}
