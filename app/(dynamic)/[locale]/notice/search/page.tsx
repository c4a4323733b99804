import { SearchPage } from '@/components/notices/search-page';
import { searchMetadata } from '@/lib/notices/search-metadata';
import { readSearchParameters } from '@/lib/notices/search-parameters';

type Props = PageProps<'/[locale]/notice/search'>;

export async function generateMetadata({ searchParams }: Props) {
  return searchMetadata(readSearchParameters(await searchParams));
}

export default async function NoticeSearchResults({ searchParams }: Props) {
  return <SearchPage request={readSearchParameters(await searchParams)} />;
}
