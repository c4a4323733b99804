// For the styles of the fragment.
import '#components/fragments/notice-search.tsx';
import { use } from 'react';
import { NoticesPage } from '#components/notices/notices-page.tsx';
import styles from '#components/notices/search/search-results.module.css';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { fixedCategories } from '#content/routes.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { getCategory } from '#lib/site/site-content/readers.ts';

/** The template of the results page of a department; the search is the fragment. */
function SearchTemplate({ department }: { department: string }) {
  const { results } = use(currentMessages());
  return (
    <NoticesPage department={department} heading={results.heading}>
      <FragmentSlot />
      <p className={styles.action}>
        <PageLink path={listPath(department)}>{results.clear}</PageLink>
      </p>
    </NoticesPage>
  );
}

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () =>
  ['all', ...Object.keys(fixedCategories)].map((department) => ({ department }));

export default async function NoticeSearchTemplate({
  params,
}: PageProps<'/[locale]/template/[department]/notice/search'>) {
  const { address } = await getCategory((await params).department);
  return <SearchTemplate department={address} />;
}
