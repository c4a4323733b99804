import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACE } from '#lib/routes/shells.ts';
import type { SearchRequest } from '#lib/site-search/search-request.ts';
import { noticeSearchTitle } from '#lib/site-search/titles.ts';

/** Names the results of a search, for people alone: they are no page of their own for search engines. Without a request: the shell's. */
export async function searchMetadata(request: SearchRequest | null): Promise<Metadata> {
  const title = request ? noticeSearchTitle(request.query, await currentLocale()) : TITLE_PLACE;
  return { title, robots: { index: false, follow: true } };
}
