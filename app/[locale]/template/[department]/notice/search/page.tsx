// For the styles of the fragment.
import '#components/fragments/notice-search.tsx';
import { SearchTemplate } from '#components/notices/search-template.tsx';
import { departmentNames, isDepartment } from '#content/routes.ts';

export { resultsMetadata as metadata } from '#lib/seo/results-metadata.ts';

export const generateStaticParams = () => departmentNames.map((department) => ({ department }));

export default async function NoticeSearchTemplate({
  params,
}: PageProps<'/[locale]/template/[department]/notice/search'>) {
  const { department } = await params;
  return <SearchTemplate department={isDepartment(department) ? department : 'all'} />;
}
