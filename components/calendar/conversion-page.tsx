import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { ConverterRange } from './converter-section.tsx';

/** The template of the converter's result page. */
export async function ConversionPage() {
  const { title, converter } = (await currentMessages()).calendar;
  const trail = [{ label: title, path: CALENDAR }, { label: converter.heading }];
  return (
    <Page heading={converter.heading} trail={trail} sidebar={<OfficeCard />}>
      <FragmentSlot />
      <ConverterRange />
    </Page>
  );
}
