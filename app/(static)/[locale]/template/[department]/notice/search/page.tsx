import { SearchTemplate } from '#components/notices/search-page.tsx';
import { departmentNames, isDepartment } from '#content/routes.ts';
import { searchMetadata } from '#lib/seo/notice-search-metadata.ts';

export const generateMetadata = () => searchMetadata(null);

export const generateStaticParams = () => departmentNames.map((department) => ({ department }));

export default async function NoticeSearchTemplate({
  params,
}: PageProps<'/[locale]/template/[department]/notice/search'>) {
  const { department } = await params;
  return <SearchTemplate department={isDepartment(department) ? department : 'all'} />;
}
