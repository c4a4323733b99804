import 'server-only';
import type { Metadata } from 'next';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACE } from '#lib/routes/shells.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';
import { siteSearchTitle } from '#lib/site-search/titles.ts';

/** Names the results, for people alone: they are no page of their own for search engines. Without a request: the shell's. */
export async function siteSearchMetadata(request: SiteRequest | null): Promise<Metadata> {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  const title = request ? siteSearchTitle(request.query, locale) : TITLE_PLACE;
  return { title, description: siteSearch.description, robots: { index: false, follow: true } };
}
