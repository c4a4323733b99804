// For the styles of the fragment.
import '#components/fragments/find-number.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function FindNumberTemplate() {
  const { title } = (await currentMessages()).documents.find;
  const trail = [{ label: allNotices.heading[await currentLocale()], path: listPath('all') }, { label: title }];
  return (
    <Page heading={title} trail={trail}>
      <FragmentSlot />
    </Page>
  );
}
