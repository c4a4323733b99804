// For the styles of the fragment.
import '#components/fragments/find-in-results.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { findNumber } from '#content/messages/notices.ts';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function FindInResultsTemplate() {
  const locale = await currentLocale();
  const title = findNumber.title[locale];
  return (
    <Page heading={title} trail={[{ label: allNotices.heading[locale], path: listPath('all') }, { label: title }]}>
      <FragmentSlot />
    </Page>
  );
}
