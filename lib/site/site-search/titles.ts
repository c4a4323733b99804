import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { findNumber } from '#content/messages/notices.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';

/** Characters of a query in a title. */
const MAX_QUERY_IN_TITLE = 60;

/** The title of a results page of the site search. */
export function siteSearchTitle(query: string, locale: Locale): string {
  const { title, results } = messagesIn(locale).siteSearch;
  return query === '' ? title : fillIn(results, { query: beginningOf(query, MAX_QUERY_IN_TITLE) }, locale);
}

/** The same for the notice search; without a query that of the list of a year. */
export function noticeSearchTitle(query: string, year: number, locale: Locale): string {
  const { notices, results } = messagesIn(locale);
  if (query === '') return fillIn(notices.ofYear, { year }, locale);
  return fillIn(results.title, { query: beginningOf(query, MAX_QUERY_IN_TITLE) }, locale);
}

/** The same for the search for a number in the documents of a notice. */
export function numberTitle(number: string, locale: Locale): string {
  const { title, titleOf } = messagesIn(locale).documents.find;
  return number === '' ? title : fillIn(titleOf, { number }, locale);
}

/** The same for the search for a number in the newest results. */
export function resultNumberTitle(number: string, locale: Locale): string {
  const { title, titleOf } = findNumber;
  return number === '' ? title[locale] : fillIn(titleOf[locale], { number }, locale);
}

/** The same for the rows of a table of a document; null for an unknown one. */
export function tableTitle(table: { name: string; number: number } | null, query: string, locale: Locale): string {
  const { heading, title, titleOf } = messagesIn(locale).tableRows;
  if (table === null) return heading;
  const { name, number } = table;
  return query === ''
    ? fillIn(title, { name, table: number }, locale)
    : fillIn(titleOf, { name, query: beginningOf(query, MAX_QUERY_IN_TITLE) }, locale);
}
