import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';
import { answerWith } from '@/lib/runtime/page-status';
import type { SiteRequest } from '@/lib/site-search/site-request';
import { SearchFailure } from '../notices/search-failure';
import { Page } from '../pages/page';
import { SearchField } from './search-field';
import { SiteResultList } from './site-result-list';

/** The search of the whole site: the field, and what was found. */
export async function SiteSearchPage({ request }: { request: SiteRequest }) {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const { siteSearch } = messages;
  const { label, hint, button, suggestions } = siteSearch;
  if (request.isTooLong) answerWith(400);
  return (
    <Page heading={siteSearch.title} trail={[{ label: siteSearch.title }]} locale={locale} messages={messages}>
      <SearchField initial={request.query} locale={locale} labels={{ label, hint, button, suggestions }} />
      {request.isTooLong && <SearchFailure message={siteSearch.tooLong} />}
      {!request.isTooLong && request.query !== '' && <SiteResultList request={request} locale={locale} />}
    </Page>
  );
}
