import 'server-only';
import type { Metadata } from 'next';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACEHOLDER } from '#lib/routes/templates.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';
import { siteSearchTitle } from '#lib/site-search/titles.ts';

/** Metadata of search results, which are not indexed; without a request, of the template. */
export async function siteSearchMetadata(request: SiteRequest | null): Promise<Metadata> {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  const title = request ? siteSearchTitle(request.query, locale) : TITLE_PLACEHOLDER;
  return { title, description: siteSearch.description, robots: { index: false, follow: true } };
}
