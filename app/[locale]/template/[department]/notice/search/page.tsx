// For the styles of the fragment.
import '#components/fragments/notice-search.tsx';
import { SearchTemplate } from '#components/notices/search-template.tsx';
import { fixedCategories } from '#content/routes.ts';
import { getCategory } from '#lib/site/site-content/readers.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () =>
  ['all', ...Object.keys(fixedCategories)].map((department) => ({ department }));

export default async function NoticeSearchTemplate({
  params,
}: PageProps<'/[locale]/template/[department]/notice/search'>) {
  const { address } = await getCategory((await params).department);
  return <SearchTemplate department={address} />;
}
