import { SiteSearchPage } from '@/components/site-search/site-search-page';
import { readSiteRequest } from '@/lib/site-search/site-request';
import { siteSearchMetadata } from '@/lib/site-search/site-search-metadata';

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: Props) {
  return siteSearchMetadata(readSiteRequest(await searchParams));
}

export default async function SiteSearchResults({ searchParams }: Props) {
  return <SiteSearchPage request={readSiteRequest(await searchParams)} />;
}
