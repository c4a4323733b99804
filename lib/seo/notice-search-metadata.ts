import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACEHOLDER } from '#lib/routes/templates.ts';
import type { SearchRequest } from '#lib/site-search/search-request.ts';
import { noticeSearchTitle } from '#lib/site-search/titles.ts';

/** Metadata of search results, which are not indexed; without a request, of the template. */
export async function searchMetadata(request: SearchRequest | null): Promise<Metadata> {
  const title = request ? noticeSearchTitle(request.query, await currentLocale()) : TITLE_PLACEHOLDER;
  return { title, robots: { index: false, follow: true } };
}
