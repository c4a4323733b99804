import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import { enquiryTexts } from '#campus-api/records/enquiry/messages.ts';
import { searchEnquiries } from '#campus-api/records/enquiry/page.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { enquiryRows } from '#campus-api/records/enquiry/view.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { redirectType } from '#campus-api/records/redirect/form.ts';
import { documentName } from '#campus-api/records/site-document/editor/form-page.ts';
import { searchDocuments } from '#campus-api/records/site-document/editor/search-documents.ts';
import { SITE_PATH } from '#campus-api/records/site-document/editor/site-address.ts';
import { siteTexts } from '#campus-api/records/site-document/messages.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { readListQuery } from '../records/list-parts.ts';
import { recordList } from '../records/record-list.ts';
import { requireAccount } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, type View } from '../view/layout.ts';
import { section } from '../view/section.ts';

export const SEARCH_PATH = '/search';
/** Hits of each kind. */
const MAX_HITS = 20;

/** The hits of one kind. `path`: of its list, which has all of them. */
interface Hits {
  path: string;
  heading: string;
  total: number;
  rows: Html;
}

/** The search over everything that the account may edit. */
export function addSearchRoute(app: Hono<AdminEnv>, services: AdminServices): void {
  app.get(SEARCH_PATH, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { lists, nav } = view.messages;
    const { search } = readListQuery(new URL(c.req.url).searchParams, []);
    const isEmpty = search === '';
    const all = isEmpty
      ? []
      : [...recordHits(services, session, view, search), ...otherHits(services, session, view, search)];
    const hits = all.filter(({ total }) => total > 0);
    const body = html`${searchBox(view, search)}${!isEmpty && hits.length === 0 && html`<p role="status">${lists.noHit}</p>`}
${hits.map(({ path, heading, total, rows }) => {
  const more = total > MAX_HITS && html`<a href="${path}?${new URLSearchParams({ q: search })}">${lists.showAll}</a>`;
  const count = fillIn(lists.countOf, { name: heading, count: total }, view.language);
  return section({ id: path.slice(1), heading: count, more }, rows);
})}`;
    return c.html(adminLayout(view, { title: nav.search, body, section: 'search' }));
  });
}

/** The form of the search. */
export const searchBox = ({ messages: { lists, search: button } }: View, search = ''): Html =>
  html`<form method="get" action="${SEARCH_PATH}" class="search" role="search"><label><span>${lists.searchAll}</span><input type="search" name="q" value="${search}"></label><button>${button}</button></form>`;

function recordHits(services: AdminServices, { account }: AdminSession, view: View, search: string): Hits[] {
  const types = view.isSiteOnly ? [redirectType] : recordTypes.filter(({ isFixed }) => !isFixed);
  const permitted = types.filter(({ name }) => hasPermission(account, name));
  return permitted.map((type) => {
    const { rows, total } = type.listing.page(view, services, { search, filters: {}, offset: 0, limit: MAX_HITS });
    const ungrouped = rows.map(({ group: _, tools: __, ...row }) => row);
    const list = recordList(view, type, ungrouped, { isShort: true });
    return { path: type.path, heading: type.headings(view.language).title, total, rows: list };
  });
}

/** Documents of the site, and messages from visitors. */
function otherHits({ database }: AdminServices, { account }: AdminSession, view: View, search: string): Hits[] {
  const { language } = view;
  const documents = createSiteStore(database).all();
  const contents = new Map(documents.map(({ key, content }) => [key, content]));
  const keys = [...searchDocuments(documents, search)].filter((key) => mayEditDocument(account, key));
  const documentRows = keys.slice(0, MAX_HITS).map((key) => {
    const name = documentName(key, view, contents.get(key));
    return html`<li class="covered"><div><a class="name cover" href="${SITE_PATH}/edit/${key}">${name}</a></div></li>`;
  });
  const site = {
    path: SITE_PATH,
    heading: siteTexts[language].title,
    total: keys.length,
    rows: html`<ul class="list">${documentRows}</ul>`,
  };
  if (view.isSiteOnly || !hasPermission(account, 'enquiry')) return [site];
  const enquiries = searchEnquiries(createEnquiryStore(database).list(), search);
  const rows = enquiryRows(view, enquiries.slice(0, MAX_HITS));
  return [site, { path: '/enquiries', heading: enquiryTexts[language].title, total: enquiries.length, rows }];
}
