import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';
import { SearchFailure } from '../notices/search-failure.tsx';
import { Page } from '../pages/page.tsx';
import { SearchField } from './search-field.tsx';
import { SiteResultList } from './site-result-list.tsx';

/** The search of the whole site: the field, and what was found. */
export async function SiteSearchPage({ request }: { request: SiteRequest }) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const { siteSearch } = messages;
  const { label, hint, button, suggestions } = siteSearch;
  if (request.isTooLong) setPageStatus(400);
  return (
    <Page heading={siteSearch.title} trail={[{ label: siteSearch.title }]}>
      <SearchField initial={request.query} locale={locale} labels={{ label, hint, button, suggestions }} />
      {request.isTooLong && <SearchFailure message={siteSearch.tooLong} />}
      {!request.isTooLong && request.query !== '' && <SiteResultList request={request} />}
    </Page>
  );
}
