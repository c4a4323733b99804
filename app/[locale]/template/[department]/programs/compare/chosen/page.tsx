// For the styles of the fragment.
import '#components/fragments/compare.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function CompareChosenTemplate() {
  const { study } = await currentMessages();
  const { title } = study.compare;
  return (
    <Page
      heading={title}
      trail={[
        { label: study.programmes, path: '/programs' },
        { label: title, path: '/programs/compare' },
      ]}
    >
      <FragmentSlot />
    </Page>
  );
}
