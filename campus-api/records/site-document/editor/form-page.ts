import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { type Draft, type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { reviewState } from '#campus-api/web/records/approvals.ts';
import { draftPath } from '#campus-api/web/records/check-draft.ts';
import type { EditConflict } from '#campus-api/web/records/draft-type.ts';
import { conflictPart, firstField } from '#campus-api/web/records/form.ts';
import { draftForm, formBar, unfinishedPart } from '#campus-api/web/records/form-bar.ts';
import { discardFold } from '#campus-api/web/records/form-folds.ts';
import { formParts } from '#campus-api/web/records/form-parts.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { assets } from '#campus-api/web/view/assets.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { siteLinkTo } from '#campus-api/web/view/site-link.ts';
import { locales } from '#content/locale.ts';
import { productNames } from '#content/messages/layout.ts';
import { parseKey } from '#content/site/index.ts';
import { NOTICE_CATEGORIES } from '../categories.ts';
import { hasNotices } from '../complete-categories.ts';
import { siteTexts } from '../messages.ts';
import { cleanedNote, readCleaned } from './clean-draft.ts';
import { documentDraft, hiddenFields } from './document-draft.ts';
import type { FieldOf } from './field.ts';
import type { SiteForm } from './form-view.ts';
import { isOnPage, itemPagesOf } from './item-pages.ts';
import { itemTitle } from './item-title.ts';
import { renderField } from './kinds.ts';
import { knownPages, nameIn } from './known-pages.ts';
import { hiddenPages } from './menu-pages.ts';
import { minimumSizeOf } from './picture-sizes.ts';
import { countOf } from './plain-text.ts';
import { recordChoices } from './record-choices.ts';
import { withoutSchedule } from './schedule.ts';
import { publicPathOf, SITE_PATH, siteAddress } from './site-address.ts';
import { cancelForm, versionPart } from './version-part.ts';

/** Items of one list that the outline shows at most. */
const MAX_ITEMS = 60;

/** Links to the fields of a document and to the items of its lists. */
function renderOutline({ fields }: FieldOf<'object'>, form: SiteForm): Html {
  const { view, labels, draft, pages } = form;
  const items = (name: string, max: number) => {
    const { from = 0, to = countOf(draft.fields, name, max) } = pages.get(name) ?? {};
    return Array.from({ length: Math.min(to - from, MAX_ITEMS) }, (_, offset) => {
      const path = `${name}.${from + offset}`;
      return html`<li><a href="#${path}">${itemTitle(path, form) || labels.item(name, from + offset)}</a></li>`;
    });
  };
  return html`<nav class="outline" aria-label="${siteTexts[view.language].outline}"><details><summary>${siteTexts[view.language].outline}</summary><ul>${fields.map(
    ([name, field]) =>
      html`<li><a href="#${anchorOf(name, field.kind, view.language)}">${labels.field(name)}</a>${field.kind === 'list' && html`<ol>${items(name, field.max)}</ol>`}</li>`,
  )}</ul></details></nav>`;
}

/** The id of a field, or of its first control. */
function anchorOf(name: string, kind: string, language: string): string {
  return ['text', 'texts', 'cell'].includes(kind) ? `${name}.${language}` : name;
}

/** The button that adds all pages to the menu. */
export const ALL_PAGES = 'all-pages';

/** Fields whose value is formed from others if they are empty. */
const completed: ReadonlySet<string> = new Set([
  ...['entries', 'entries.links', 'footerLinks', 'siteLinks'].map((list) => `menu.${list}.label`),
  'notice-categories.categories.address',
  'programmes.faculties.id',
]);

/** The form of a document. */
export function documentFormPage(
  services: AdminServices,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  problems: FormProblem[],
  conflict: EditConflict | null = null,
) {
  const view = viewOf(c);
  const { messages, language } = view;
  const site = siteTexts[language];
  const document = documentDraft(services, view, draft);
  const { key, root, labels, stored } = document;
  const visibleFields = stored === null || key.type === NOTICE_CATEGORIES ? withoutSchedule(root, key.type) : root;
  const draftUrl = draftPath({ path: SITE_PATH }, draft);
  const isChecked = c.req.method === 'POST' || c.req.query('check') !== undefined;
  const parts = formParts(view, SITE_PATH, draft, null, problems, isChecked ? firstField(problems) : null);
  const at = c.req.query('at') ?? '';
  const open = [...problems.map(({ field }) => field), at];
  const pages = itemPagesOf(root, draft.fields, [at, ...open]);
  const addressOf = (field: string) =>
    isOnPage(pages, field) ? `#${field}` : `${draftUrl}?check&${new URLSearchParams({ at: field })}#${field}`;
  const form: SiteForm = {
    view,
    draft,
    draftUrl,
    parts,
    labels,
    pages,
    open,
    minimumSize: (name) => minimumSizeOf(key.type, name),
    isHidden: (name) => key.type === NOTICE_CATEGORIES && name === 'categories.id' && hasNotices(),
    isCompleted: (name) => completed.has(`${key.type}.${name}`),
    isHiddenPage: key.type === 'menu' ? hiddenPages(services.database) : () => false,
    choicesOf: (name) => recordChoices[`${key.type}.${name}`]?.(services, view) ?? null,
  };
  const body = html`${unfinishedPart(services, view, draft, isChecked)}${problemList(messages, problems, addressOf)}${cleanedNote(readCleaned(c.req.queries('cleaned') ?? []), document, view)}${conflict && conflictPart(view, conflict)}
${stored?.content.isSample === true && html`<p class="hint">${site.isSample}</p>`}
${c.req.query('version') !== undefined && html`<p class="hint">${messages.versions.broughtBack}</p>`}${reviewState(draft, view)}${versionPart(services, view, document)}<p>${siteLink(services, view, key.name)}${stored && html` · <a href="${SITE_PATH}/versions/${key.name}">${messages.versions.title}</a>`}</p>
<p class="hint">${messages.editing.languagesHint} ${site.linkHint}</p>
<div class="editor">${visibleFields.kind === 'object' && renderOutline(visibleFields, form)}
<form id="record" method="post" action="${draftUrl}" enctype="multipart/form-data" class="panel site"${draftForm(view)} data-editor novalidate>
${tokenField(session)}
<button class="hidden" name="do" value="keep" tabindex="-1" aria-hidden="true"></button>
${hiddenFields(draft).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${key.type === 'menu' && html`<p class="actions"><button name="do" value="${ALL_PAGES}" formnovalidate>${site.allPages}</button></p><p class="hint">${site.allPagesHint}</p>`}${renderField(visibleFields, '', '', form)}
${pageList(services, view)}
${formBar(html`${publicPathOf(key.name, 'preview') !== null && html`<button name="do" value="preview">${messages.editing.preview}</button>`}
<button class="main" name="do" value="publish">${stored === null ? messages.editing.publish : messages.editing.publishChange}</button>`)}
<p class="actions"><button name="do" value="later">${messages.editing.keep}</button> <a class="button quiet" href="${SITE_PATH}">${messages.cancel}</a></p>
</form></div>${document.continuesVersion && cancelForm(key.name, tokenField(session))}${discardFold(services, session, view, draft)}<script type="module" src="${assets.editorScript}"></script>`;
  return c.html(
    adminLayout(view, {
      title: documentName(key.name, view, stored?.content ?? { title: typedTitle(draft.fields) }),
      body,
      section: 'site',
      form: 'record',
    }),
  );
}

const typedTitle = (fields: Fields) =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const text = ['title', 'name'].map((name) => firstValue(fields, `${name}.${language}`)).find(Boolean);
      return text ? [[language, text]] : [];
    }),
  );

/** The name of a document as a heading: the title of `content`, for a page that is not written yet that of the product, otherwise its label. */
export function documentName(
  name: string,
  { language }: Pick<View, 'language'>,
  content: Readonly<Record<string, unknown>> | null = null,
): string {
  const key = parseKey(name);
  const title = key?.id == null ? null : nameIn(content?.title ?? content?.name, language);
  const ofProduct = key?.type === 'page' ? productNames.get(`/${key.id}`)?.[language] : undefined;
  if (title ?? ofProduct) return title ?? ofProduct ?? name;
  const label = documentLabel(name, language);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A link to the public page that shows a document; nothing for one that many pages show. */
export function siteLink({ settings }: AdminServices, { messages, language }: View, name: string): Html | '' {
  const address = siteAddress(settings.siteUrl, name, language);
  return address === null
    ? ''
    : html`<a href="${address}" rel="noreferrer" target="_blank" aria-label="${messages.editing.onSite}: ${documentName(name, { language })}">${messages.editing.onSite}</a>`;
}

/** The same link, with a button that copies its address. */
export function copiedLink({ settings }: AdminServices, view: View, name: string): Html | '' {
  const address = siteAddress(settings.siteUrl, name, view.language);
  return address === null ? '' : siteLinkTo(address, view, documentName(name, view));
}

/** The pages that a link may lead to, for all fields with the address of a page. */
const pageList = (services: AdminServices, view: View): Html =>
  html`<datalist id="pages">${knownPages(services, view).map(({ path, label }) => html`<option value="${path}">${label}</option>`)}</datalist>`;
