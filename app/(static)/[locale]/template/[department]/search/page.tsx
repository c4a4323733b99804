import { SiteSearchPage } from '#components/site-search/site-search-page.tsx';
import { siteSearchMetadata } from '#lib/seo/site-search-metadata.ts';

export const generateMetadata = () => siteSearchMetadata(null);

export const generateStaticParams = () => [{ department: 'all' }];

export default function SiteSearchTemplate() {
  return <SiteSearchPage request={null} />;
}
