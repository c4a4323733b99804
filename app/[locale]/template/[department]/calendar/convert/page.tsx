// For the styles of the fragment.
import '#components/fragments/conversion.tsx';
import { ConverterRange } from '#components/calendar/converter-section.tsx';
import { OfficeCard } from '#components/pages/office-card.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';

/** The template of the converter's result page. */
async function ConversionPage() {
  const { title, converter } = (await currentMessages()).calendar;
  const trail = [{ label: title, path: CALENDAR }, { label: converter.heading }];
  return (
    <Page heading={converter.heading} trail={trail} sidebar={<OfficeCard />}>
      <FragmentSlot />
      <ConverterRange />
    </Page>
  );
}

export { conversionMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function ConversionTemplate() {
  return <ConversionPage />;
}
