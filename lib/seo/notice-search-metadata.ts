import 'server-only';
import type { Metadata } from 'next';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { SearchRequest } from '#lib/site-search/search-request.ts';

/** Names the results of a search, for people alone: they are no page of their own for search engines. */
export async function searchMetadata({ query }: SearchRequest): Promise<Metadata> {
  const locale = await currentLocale();
  const { search, results } = await currentMessages();
  const title = query === '' ? search.label : fillIn(results.title, { query: query.slice(0, 60) }, locale);
  return { title, robots: { index: false, follow: true } };
}
