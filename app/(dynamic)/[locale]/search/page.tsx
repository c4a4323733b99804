import { SiteSearchPage } from '#components/site-search/site-search-page.tsx';
import { singleValues } from '#lib/http/single-values.ts';
import { siteSearchMetadata } from '#lib/seo/site-search-metadata.ts';
import { readSiteRequest } from '#lib/site-search/site-request.ts';

type Props = PageProps<'/[locale]/search'>;

const requestOf = async ({ searchParams }: Props) => readSiteRequest(singleValues(await searchParams));

export const generateMetadata = async (props: Props) => siteSearchMetadata(await requestOf(props));

export default async function SiteSearchResults(props: Props) {
  return <SiteSearchPage request={await requestOf(props)} />;
}
