import type { Hono } from 'hono';
import type { AdminServices } from '#campus-api/web/admin.ts';
import { requirePermission } from '#campus-api/web/requests/access.ts';
import { type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import { readReport, reportText } from '#campus-api/web/results.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, type View } from '#campus-api/web/view/layout.ts';
import { pages } from '#content/routes.ts';
import { parseKey, type SingleType, singleSchemas } from '#content/site/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { isFixedPage } from '#lib/routes/reserved.ts';
import { isPublishedNow } from '../addresses.ts';
import type { SiteDocument } from '../store.ts';
import { SITE_KIND, SITE_PATH } from './document-draft.ts';
import { documentName, siteLink } from './form-page.ts';
import { nameIn } from './known-pages.ts';

/** Pages that the list shows at once; a search finds the others. */
const MAX_LISTED = 200;

/** Types that are not listed in the group of the whole website. */
const otherGroups: ReadonlySet<SingleType> = new Set(['programmes', 'translations', 'redirects']);
const isSingle = (name: string): name is SingleType => Object.hasOwn(singleSchemas, name);
const wholeSite = Object.keys(singleSchemas).filter((name) => isSingle(name) && !otherGroups.has(name));

/** State of a document, as the list shows it. */
export type DocumentState = 'sample' | 'edited' | 'missing' | 'draft' | 'scheduled';

export function stateOf(document: SiteDocument | null): DocumentState {
  if (document === null) return 'missing';
  const { content } = document;
  if (content.isDraft === true) return 'draft';
  if (!isPublishedNow(content)) return 'scheduled';
  return content.isSample === true ? 'sample' : 'edited';
}

/** All documents of the site content in groups. */
export function addSiteListRoute(app: Hono<AdminEnv>, services: AdminServices): void {
  app.get(SITE_PATH, (c) => {
    const session = requirePermission(c, SITE_KIND);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { site } = view.messages;
    const documents = new Map(services.stores.site.summaries().map((document) => [document.key, document]));
    const search = (c.req.query('q') ?? '').trim().toLowerCase();
    const row = (name: string) => documentRow(services, view, name, documents.get(name) ?? null);
    const missing = pages
      .filter((path) => isFixedPage(path) && !documents.has(`page${path}`))
      .map((path) => `page${path}`);
    const isFound = (name: string) =>
      search === '' || `${name} ${titleOf(documents.get(name) ?? null, view)}`.toLowerCase().includes(search);
    const pageNames = [...documents.keys(), ...missing].filter((name) => name.startsWith('page/') && isFound(name));
    const programmes = [...documents.keys()].filter((name) => name.startsWith('programme/'));
    const query = new URL(c.req.url).searchParams;
    const report = readReport(query, view.messages);
    const changed = query.get('document') ?? '';
    const body = html`${samplesLeft(services, view)}
<p class="hint">${site.hint}</p>
${report && parseKey(changed) && html`<p>${siteLink(services, view, changed)}</p>`}
<section><h2>${site.groups.whole}</h2><ul class="list">${wholeSite.map(row)}</ul></section>
<section><h2>${site.groups.page}</h2><p class="actions"><a class="button main" href="${SITE_PATH}/new/page">${site.newPage}</a></p>
<form class="search" method="get" action="${SITE_PATH}"><label for="q">${site.searchFor}<input id="q" name="q" type="search" value="${c.req.query('q') ?? ''}"></label><button>${view.messages.search}</button></form>
<ul class="list">${pageNames.sort().slice(0, MAX_LISTED).map(row)}</ul>${pageNames.length > MAX_LISTED && html`<p class="hint">${fillIn(site.listTruncated, { count: MAX_LISTED }, view.language)}</p>`}</section>
<section><h2>${site.groups.programme}</h2><p class="actions"><a class="button" href="${SITE_PATH}/new/programme">${site.newProgramme}</a></p><ul class="list">${['programmes', ...programmes].map(row)}</ul></section>
<section><h2>${site.groups.addresses}</h2><ul class="list">${['translations', 'redirects'].map(row)}</ul></section>`;
    const { publishAt } = documents.get(changed)?.content ?? {};
    const at = typeof publishAt === 'string' ? moment(publishAt, view) : '';
    const status = report === null ? '' : reportText(view, report, at);
    return c.html(adminLayout(view, { title: site.title, body, section: 'site', status }));
  });
}

/** How many sample documents visitors still read; nothing without any. */
export function samplesLeft({ stores }: Pick<AdminServices, 'stores'>, { messages, language }: View): Html | '' {
  const count = stores.site.summaries().filter((document) => stateOf(document) === 'sample').length;
  return count === 0 ? '' : html`<p>${fillIn(messages.site.samplesLeft, { count }, language)}</p>`;
}

const titleOf = (document: SiteDocument | null, { language }: View): string =>
  nameIn(document?.content.title ?? document?.content.name, language) ?? '';

function documentRow(services: AdminServices, view: View, name: string, document: SiteDocument | null): Html {
  const { site, edit, remove } = view.messages;
  const key = parseKey(name);
  const state = stateOf(document);
  const own = titleOf(document, view);
  const label = documentName(name, view);
  const title = key?.id !== null && own !== '' ? own : label;
  const address = key?.type === 'page' ? `/${key.id}` : '';
  const of = (action: string) => `${action}: ${title}`;
  const canRename = key?.type === 'page' && document !== null && !isFixedPage(address);
  return html`<li id="${name}"><div><a href="${SITE_PATH}/edit/${name}">${title}</a> <span class="tag${state === 'edited' ? '' : ' warn'}">${site.state[state]}</span>
<p class="soft">${address !== '' && html`${address} · `}${siteLink(services, view, name)}</p></div>
<div class="tools"><a class="button" href="${SITE_PATH}/edit/${name}" aria-label="${of(edit)}">${edit}</a>${canRename && html` <a class="button" href="${SITE_PATH}/rename/${name}" aria-label="${of(site.rename)}">${site.rename}</a>`}${document !== null && key?.id !== null && html` <a class="button" href="${SITE_PATH}/remove/${name}" aria-label="${of(remove)}">${remove}</a>`}</div></li>`;
}
