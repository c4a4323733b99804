import { SiteSearchPage } from '#components/site-search/site-search-page.tsx';
import { siteSearchMetadata } from '#lib/seo/site-search-metadata.ts';
import { readSiteRequest } from '#lib/site-search/site-request.ts';

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: Props) {
  return siteSearchMetadata(readSiteRequest(await searchParams));
}

export default async function SiteSearchResults({ searchParams }: Props) {
  return <SiteSearchPage request={readSiteRequest(await searchParams)} />;
}
