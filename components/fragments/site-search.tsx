import type { FragmentRenderer } from '#lib/http/page-fragments.ts';
import { SITE_SEARCH } from '#lib/routes/paths.ts';
import { templatePath } from '#lib/routes/templates.ts';
import { searchSite } from '#lib/site-search/search-site.ts';
import { preparedIndex } from '#lib/site-search/site-index.ts';
import { readSiteRequest } from '#lib/site-search/site-request.ts';
import { siteSearchTitle } from '#lib/site-search/titles.ts';
import { SearchField } from '../site-search/search-field.tsx';
import { SiteResultList } from '../site-search/site-result-list.tsx';
import { renderFragment } from './render.ts';

/** The site search with its results. */
export const siteSearchFragment: FragmentRenderer = async (parameters, locale) => {
  const request = readSiteRequest(parameters);
  const { query, isTooLong } = request;
  if (isTooLong) return null;
  const prepared = await preparedIndex();
  if (!prepared) return null;
  const results = query === '' ? null : await searchSite(request, locale, prepared);
  return {
    template: templatePath(SITE_SEARCH),
    title: siteSearchTitle(query, locale),
    html: await renderFragment(
      <>
        <SearchField query={query} locale={locale} />
        {results && <SiteResultList {...{ request, results, locale }} />}
      </>,
    ),
  };
};
