import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

/** Characters of a query in a title. */
const MAX_QUERY_IN_TITLE = 60;

/** The title of a results page of the site search. */
export function siteSearchTitle(query: string, locale: Locale): string {
  const { title, results } = messagesIn(locale).siteSearch;
  return query === '' ? title : fillIn(results, { query: query.slice(0, MAX_QUERY_IN_TITLE) }, locale);
}

/** The same for the notice search. */
export function noticeSearchTitle(query: string, locale: Locale): string {
  const { search, results } = messagesIn(locale);
  return query === '' ? search.label : fillIn(results.title, { query: query.slice(0, MAX_QUERY_IN_TITLE) }, locale);
}

/** The same for the search for a number in the documents of a notice. */
export function numberTitle(number: string, locale: Locale): string {
  const { title, titleOf } = messagesIn(locale).documents.find;
  return number === '' ? title : fillIn(titleOf, { number }, locale);
}
