import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { searchSite } from '#lib/site-search/search-site.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';
import { SearchFailure } from '../notices/search/search-failure.tsx';
import { Page } from '../pages/page.tsx';
import { SearchField } from './search-field.tsx';
import { SiteResultList } from './site-result-list.tsx';

/** The search of the whole site: the field and the results. Without a request it is the template. */
export async function SiteSearchPage({ request }: { request: SiteRequest | null }) {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  return (
    <Page heading={siteSearch.title} trail={[{ label: siteSearch.title }]}>
      {request ? (
        <>
          <SearchField query={request.query} locale={locale} />
          <Results request={request} />
        </>
      ) : (
        <FragmentSlot />
      )}
    </Page>
  );
}

async function Results({ request }: { request: SiteRequest }) {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  if (request.isTooLong) {
    setPageStatus(400);
    return <SearchFailure message={siteSearch.tooLong} />;
  }
  if (request.query === '') return null;
  return <SiteResultList request={request} results={await searchSite(request, locale)} locale={locale} />;
}
