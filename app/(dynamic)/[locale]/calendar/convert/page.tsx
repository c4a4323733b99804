import { ConversionPage } from '#components/calendar/conversion-page.tsx';
import { readConversionRequest } from '#lib/calendar/conversion-request.ts';
import { singleValues } from '#lib/http/single-values.ts';

export { conversionMetadata as generateMetadata } from '#lib/seo/conversion-metadata.ts';

type Props = PageProps<'/[locale]/calendar/convert'>;

export default async function Conversion({ searchParams }: Props) {
  return <ConversionPage request={readConversionRequest(singleValues(await searchParams))} />;
}
