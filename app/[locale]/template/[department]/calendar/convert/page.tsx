// For the styles of the fragment.
import '#components/fragments/conversion.tsx';
import { ConversionPage } from '#components/calendar/conversion-page.tsx';

export { conversionMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function ConversionTemplate() {
  return <ConversionPage />;
}
