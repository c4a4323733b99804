// For the styles of the fragment.
import '#components/fragments/site-search.tsx';
import { OfficeCard } from '#components/pages/office-card.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

export { siteSearchMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function SiteSearchTemplate() {
  const { siteSearch } = await currentMessages();
  return (
    <Page
      heading={siteSearch.title}
      trail={[{ label: siteSearch.title }]}
      sidebar={<OfficeCard isOnPhones />}
      isCompact
    >
      <FragmentSlot />
    </Page>
  );
}
