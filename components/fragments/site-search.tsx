import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { FragmentRenderer, FragmentRequest } from '#lib/platform/http/page-handlers.ts';
import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { searchSite, usefulSearches } from '#lib/site/site-search/search-site.ts';
import { type Prepared, preparedIndex } from '#lib/site/site-search/site-index.ts';
import { readSiteRequest, type SiteRequest } from '#lib/site/site-search/site-request.ts';
import { siteSearchTitle } from '#lib/site/site-search/titles.ts';
import { SearchFailure } from '../notices/search/search-failure.tsx';
import { SearchField } from '../site-search/search-field.tsx';
import { SearchLinks } from '../site-search/search-links.tsx';
import { SiteResultList } from '../site-search/site-result-list.tsx';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

/** The site search with its results, or the reason why it has none. */
export const siteSearchFragment: FragmentRenderer = async ({ parameters, locale, requestPath }) => {
  const request = readSiteRequest(parameters);
  const { query } = request;
  const { status, content } = await resultsOf(request, locale, requestPath);
  return {
    template: templatePath(SITE_SEARCH),
    title: siteSearchTitle(query, locale),
    status,
    html: await renderFragment(
      <>
        <SearchField query={query} locale={locale} />
        {content}
      </>,
    ),
  };
};

/** Searches that have results, below an empty field. */
function OftenNeeded({ prepared, locale }: { prepared: Prepared; locale: Locale }) {
  const { often, examples } = messagesIn(locale).siteSearch;
  return <SearchLinks heading={often} queries={usefulSearches(prepared, examples, locale)} locale={locale} />;
}

async function resultsOf(
  request: SiteRequest,
  locale: Locale,
  requestPath: FragmentRequest['requestPath'],
): Promise<{ status: number; content: ReactNode }> {
  const { query, isTooLong } = request;
  if (isTooLong) return { status: 400, content: <SearchFailure message={messagesIn(locale).siteSearch.tooLong} /> };
  const prepared = await preparedIndex(requestPath);
  if (query === '') return { status: 200, content: prepared && <OftenNeeded prepared={prepared} locale={locale} /> };
  if (!prepared) return { status: 503, content: <FailureMessage locale={locale} /> };
  const results = await searchSite(request, locale, prepared);
  return { status: 200, content: <SiteResultList {...{ request, results, locale }} /> };
}
