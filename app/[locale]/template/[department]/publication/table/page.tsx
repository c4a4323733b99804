// For the styles of the fragment.
import '#components/fragments/document-table.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function PublicationTableTemplate() {
  const { heading } = (await currentMessages()).tableRows;
  const trail = [{ label: await pageLabel('/publication'), path: '/publication' }, { label: heading }];
  return (
    <Page heading={heading} trail={trail}>
      <FragmentSlot />
    </Page>
  );
}
