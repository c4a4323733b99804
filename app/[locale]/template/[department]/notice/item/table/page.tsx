// For the styles of the fragment.
import '#components/fragments/document-table.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function NoticeTableTemplate() {
  const { heading } = (await currentMessages()).tableRows;
  const trail = [{ label: allNotices.heading[await currentLocale()], path: listPath('all') }, { label: heading }];
  return (
    <Page heading={heading} trail={trail}>
      <FragmentSlot />
    </Page>
  );
}
