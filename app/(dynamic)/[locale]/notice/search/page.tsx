import { SearchPage } from '#components/notices/search-page.tsx';
import { searchMetadata } from '#lib/seo/notice-search-metadata.ts';
import { readSearchParameters } from '#lib/site-search/search-parameters.ts';

type Props = PageProps<'/[locale]/notice/search'>;

export async function generateMetadata({ searchParams }: Props) {
  return searchMetadata(readSearchParameters(await searchParams));
}

export default async function NoticeSearchResults({ searchParams }: Props) {
  return <SearchPage request={readSearchParameters(await searchParams)} />;
}
