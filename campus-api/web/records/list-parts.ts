import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { type ListChoice, type ListQuery, PAGE_SIZE } from './listing.ts';

const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 100_000;

/** The query of the address of a list: `q`, the filters by their names, and the number of the page. Unknown values are ignored. */
export function readListQuery(address: URLSearchParams, filters: readonly ListChoice[], limit = PAGE_SIZE): ListQuery {
  const chosen = filters.flatMap(({ name, options }) => {
    const value = address.get(name) ?? '';
    return options.some(([option]) => option === value) ? [[name, value] as const] : [];
  });
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1);
  return {
    search: (address.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    filters: Object.fromEntries(chosen),
    offset: (Math.min(page, MAX_PAGE) - 1) * limit,
    limit,
  };
}

/** The query as a part of an address, which begins with `?` unless it is empty; `offset`: that of another page. */
export function listAddress({ search, filters, limit, offset: own }: ListQuery, offset = own): string {
  const page = offset / limit + 1;
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...filters,
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

export const choiceSelect = ({ name, label, options }: ListChoice, value: string, none?: string): Html =>
  html`<label><span>${label}</span><select name="${name}">${none !== undefined && html`<option value="">${none}</option>`}${options.map(
    ([option, text]) => html`<option value="${option}"${option === value && ' selected'}>${text}</option>`,
  )}</select></label>`;

/** The search of a list with its filters. */
export function searchForm(
  { messages, language }: View,
  { path, title, filters = [], query }: { path: string; title: string; filters?: ListChoice[]; query: ListQuery },
): Html {
  const label = fillIn(messages.lists.searchIn, { title }, language);
  return html`<form method="get" action="${path}" class="search" role="search"><label><span>${label}</span><input type="search" name="q" value="${query.search}"></label>
${filters.map((filter) => choiceSelect(filter, query.filters[filter.name] ?? '', messages.lists.all))}<button>${messages.search}</button></form>`;
}

/** How many records match, and for a search a link to all. */
export function hitCount({ messages: { lists }, language }: View, path: string, query: ListQuery, total: number): Html {
  const isSearched = query.search !== '' || Object.keys(query.filters).length > 0;
  if (!isSearched) return html`<p class="soft">${fillIn(lists.total, { count: total }, language)}</p>`;
  const text = total === 0 ? lists.noHit : fillIn(lists.hits, { count: total }, language);
  return html`<p class="soft">${text} <a href="${path}">${lists.showAll}</a></p>`;
}

/** Links to the pages before and after this one; nothing for a list of one page. */
export function pageLinks(
  { messages: { lists }, language }: View,
  path: string,
  query: ListQuery,
  total: number,
): Html | '' {
  const pages = Math.ceil(total / query.limit);
  if (pages <= 1) return '';
  const page = query.offset / query.limit + 1;
  const link = (offset: number, rel: string, label: string) =>
    offset >= 0 &&
    offset < total &&
    html`<a class="button" rel="${rel}" href="${path}${listAddress(query, offset)}">${label}</a>`;
  return html`<nav class="actions pages" aria-label="${lists.pages}">${link(query.offset - query.limit, 'prev', lists.previous)} <span>${fillIn(lists.page, { page, pages }, language)}</span> ${link(query.offset + query.limit, 'next', lists.next)}</nav>`;
}
