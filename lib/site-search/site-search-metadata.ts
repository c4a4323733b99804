import 'server-only';
import type { Metadata } from 'next';
import { messagesIn } from '@/content/messages';
import { currentLocale } from '../current-locale';
import { fillIn } from '../fill-in';
import type { SiteRequest } from './site-request';

/** Names the results, for people alone: they are no page of their own for search engines. */
export async function siteSearchMetadata({ query }: SiteRequest): Promise<Metadata> {
  const locale = await currentLocale();
  const { siteSearch } = messagesIn(locale);
  const title = query === '' ? siteSearch.title : fillIn(siteSearch.results, { query: query.slice(0, 60) }, locale);
  return { title, description: siteSearch.description, robots: { index: false, follow: true } };
}
