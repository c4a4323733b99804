import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission, mayEditDocument } from '#campus-api/model/permissions.ts';
import { waitingList } from '#campus-api/web/records/approvals.ts';
import { hitCount, pageLinks, readListQuery, searchForm } from '#campus-api/web/records/list-parts.ts';
import { reportPart } from '#campus-api/web/records/undo-form.ts';
import { requireAccount } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, type View } from '#campus-api/web/view/layout.ts';
import { readReport } from '#campus-api/web/view/results.ts';
import { parseKey, type SingleType, singleSchemas } from '#content/site/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { isFixedPage } from '#lib/platform/routes/reserved.ts';
import { isPublishedNow } from '../addresses.ts';
import { siteTexts } from '../messages.ts';
import { findReviews, type Review } from '../reviews.ts';
import type { DocumentVersion, SiteDocument } from '../store.ts';
import { createSiteStore } from '../store.ts';
import { copiedLink, documentName, siteLink } from './form-page.ts';
import { isOutsideMenu } from './menu-pages.ts';
import { reviewButton, reviewText } from './review-part.ts';
import { stateOf } from './schedule.ts';
import { missingPages, searchDocuments } from './search-documents.ts';
import { publicPathOf, SITE_KIND, SITE_PATH } from './site-address.ts';
import { scheduleTags } from './version-part.ts';

/** Pages that the list shows at once. */
const MAX_LISTED = 200;

/** Types that are not listed in the group of the whole website. */
const otherGroups: ReadonlySet<SingleType> = new Set(['programmes', 'translations']);
const isSingle = (name: string): name is SingleType => Object.hasOwn(singleSchemas, name);
const wholeSite = Object.keys(singleSchemas).filter((name) => isSingle(name) && !otherGroups.has(name));

/** All documents of the site content in groups. */
export function addSiteListRoute(app: Hono<AdminEnv>, services: AdminServices): void {
  app.get(SITE_PATH, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const site = siteTexts[view.language];
    const documents = new Map(
      createSiteStore(services.database)
        .summaries()
        .map((document) => [document.key, document]),
    );
    const versions = createSiteStore(services.database).versions();
    const reviews = new Map(findReviews(services.database).map((review) => [review.key, review]));
    const mayEdit = (name: string) => mayEditDocument(session.account, name);
    const rows = (names: readonly string[]) =>
      names.filter(mayEdit).map((name) =>
        documentRow(services, view, session, {
          name,
          document: documents.get(name) ?? null,
          version: versions.get(name),
          review: reviews.get(name),
        }),
      );
    const pageNames = [...documents.keys(), ...missingPages(new Set(documents.keys()))]
      .filter((name) => name.startsWith('page/'))
      .sort();
    const programmes = [...documents.keys()].filter((name) => name.startsWith('programme/'));
    const departments = [...documents.keys()].filter((name) => name.startsWith('department/'));
    const address = new URL(c.req.url).searchParams;
    const query = readListQuery(address, [], MAX_LISTED);
    const report = readReport(address, view.messages);
    const changed = address.get('document') ?? '';
    const form = searchForm(view, { path: SITE_PATH, title: site.title, query });
    const page = (names: readonly string[]) =>
      html`<ul class="list">${rows(names.slice(query.offset, query.offset + query.limit))}</ul>${pageLinks(view, SITE_PATH, query, names.length)}`;
    if (query.search !== '') {
      const all = createSiteStore(services.database).all();
      const hits = [...searchDocuments(all, query.search)].filter(mayEdit);
      const body = html`${form}${hitCount(view, SITE_PATH, query, hits.length)}${page(hits)}`;
      return c.html(adminLayout(view, { title: site.title, body, section: 'site' }));
    }
    const body = html`${waitingList(services, session, view, SITE_KIND)}${samplesLeft(services, view)}
<p class="hint">${site.hint}</p>${form}
${report && parseKey(changed) && html`<p>${copiedLink(services, view, changed)}</p>${menuNote(services, view, changed, mayEdit('menu'))}`}
${group(site.groups.whole, rows(wholeSite))}
${
  mayEdit('page/new') &&
  html`<section><h2>${site.groups.page}</h2><p class="actions"><a class="button main" href="${SITE_PATH}/new/page">${site.newPage}</a></p>
${page(pageNames)}</section>`
}
${group(
  site.groups.programme,
  rows(['programmes', ...programmes]),
  mayEdit('programme/new') &&
    html`<p class="actions"><a class="button" href="${SITE_PATH}/new/programme">${site.newProgramme}</a></p>`,
)}
${group(
  site.groups.department,
  rows(departments),
  mayEdit('department/new') &&
    html`<p class="actions"><a class="button" href="${SITE_PATH}/new/department">${site.newDepartment}</a></p>`,
)}
${group(site.groups.addresses, rows(['translations']))}`;
    const publishAt = versions.get(changed)?.publishAt ?? documents.get(changed)?.content.publishAt;
    const at = typeof publishAt === 'string' ? moment(publishAt, view) : '';
    const status = report === null ? '' : reportPart(services.database, view, report, at);
    return c.html(adminLayout(view, { title: site.title, body, section: 'site', status }));
  });
}

/** A note that the menu lacks a published page, with a link that adds it; nothing for others. */
function menuNote({ database }: AdminServices, { language }: View, name: string, mayEdit: boolean): Html | false {
  const path = publicPathOf(name);
  const stored = createSiteStore(database).find(name);
  const isMissing =
    path !== null &&
    name.startsWith('page/') &&
    stored !== null &&
    isPublishedNow(stored.content) &&
    isOutsideMenu(database, path);
  const { notInMenu, addToMenu } = siteTexts[language];
  return (
    isMissing &&
    html`<p>${notInMenu}${mayEdit && html` <a href="${SITE_PATH}/edit/menu?${new URLSearchParams({ page: path })}">${addToMenu}</a>`}</p>`
  );
}

/** A group of documents; nothing without one. */
const group = (title: string, rows: readonly Html[], actions: Html | false = false): Html | false =>
  (rows.length > 0 || actions !== false) &&
  html`<section><h2>${title}</h2>${actions}<ul class="list">${rows}</ul></section>`;

/** How many sample documents visitors still read; nothing without any. */
export function samplesLeft({ database }: Pick<AdminServices, 'database'>, { language }: View): Html | '' {
  const count = createSiteStore(database)
    .summaries()
    .filter((document) => stateOf(document) === 'sample').length;
  return count === 0 ? '' : html`<p>${fillIn(siteTexts[language].samplesLeft, { count }, language)}</p>`;
}

interface Row {
  name: string;
  document: SiteDocument | null;
  version: DocumentVersion | undefined;
  review: Review | undefined;
}

function documentRow(
  services: AdminServices,
  view: View,
  session: AdminSession,
  { name, document, version, review }: Row,
): Html {
  const site = siteTexts[view.language];
  const { edit, remove } = view.messages;
  const key = parseKey(name);
  const state = stateOf(document);
  const title = documentName(name, view, document?.content);
  const address = key?.type === 'page' ? `/${key.id}` : '';
  const of = (action: string) => `${action}: ${title}`;
  const canRename =
    key?.type === 'page' && document !== null && !isFixedPage(address) && hasPermission(session.account, 'redirect');
  return html`<li id="${name}"><div><a href="${SITE_PATH}/edit/${name}">${title}</a> <span class="tag${state === 'edited' ? '' : ' warn'}">${site.state[state]}</span>${scheduleTags(view, document, version)}
${review && html`<p>${reviewText(review, view)}</p>`}<p class="soft">${address !== '' && html`${address} · `}${siteLink(services, view, name)}</p></div>
<div class="tools">${review && reviewButton(services, session, view, review)}<a class="button" href="${SITE_PATH}/edit/${name}" aria-label="${of(edit)}">${edit}</a>${canRename && html` <a class="button" href="${SITE_PATH}/rename/${name}" aria-label="${of(site.rename)}">${site.rename}</a>`}${document !== null && key?.id !== null && html` <a class="button" href="${SITE_PATH}/remove/${name}" aria-label="${of(remove)}">${remove}</a>`}</div></li>`;
}
