import { SearchPage } from '#components/notices/search-page.tsx';
import { singleValues } from '#lib/http/single-values.ts';
import { searchMetadata } from '#lib/seo/notice-search-metadata.ts';
import { readSearchRequest } from '#lib/site-search/search-request.ts';

type Props = PageProps<'/[locale]/notice/search'>;

const requestOf = async ({ searchParams }: Props) => readSearchRequest(singleValues(await searchParams));

export const generateMetadata = async (props: Props) => searchMetadata(await requestOf(props));

export default async function NoticeSearchResults(props: Props) {
  return <SearchPage request={await requestOf(props)} />;
}
