import 'server-only';
import type { Metadata } from 'next';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';

/** Names the results, for people alone: they are no page of their own for search engines. */
export async function siteSearchMetadata({ query }: SiteRequest): Promise<Metadata> {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  const title = query === '' ? siteSearch.title : fillIn(siteSearch.results, { query: query.slice(0, 60) }, locale);
  return { title, description: siteSearch.description, robots: { index: false, follow: true } };
}
