import type { AdminServices } from '#campus-api/web/admin.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminSession } from '#campus-api/web/sessions.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, tokenField } from '#campus-api/web/view/layout.ts';
import { type Locale, locales } from '#content/locale.ts';
import { type PagePart, pageSchema, type TextPage } from '#content/site/page.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import type { ReadDocument } from './check-document.ts';
import { type DocumentDraft, draftUrlOf } from './document-draft.ts';
import { documentName } from './form-page.ts';

/** The text of a page in both languages, without the header and the footer of the website. */
export function documentPreviewPage(
  { settings }: AdminServices,
  c: AdminContext,
  session: AdminSession,
  { draft, key, stored }: DocumentDraft,
  { content }: ReadDocument,
) {
  const view = viewOf(c);
  const { messages } = view;
  const page = pageSchema.safeParse(content).data;
  if (key.type !== 'page' || page === undefined) return c.redirect(draftUrlOf(draft), 303);
  const order = locales.toSorted((a, b) => Number(b === view.language) - Number(a === view.language));
  const body = html`<p class="soft">${messages.notices.notYet} ${messages.site.previewHint}</p>
${order.map((language) => html`<article class="preview page" lang="${language}">${pagePreview(page, language, settings.siteUrl)}</article>`)}
<div class="actions end"><form method="post" action="${draftUrlOf(draft)}/publish" class="inline">${tokenField(session)}<button class="main">${stored === null ? messages.notices.publish : messages.notices.publishChange}</button></form>
<a class="button" href="${draftUrlOf(draft)}">${messages.notices.change}</a></div>`;
  const title = `${messages.notices.previewTitle}: ${documentName(key.name, view)}`;
  return c.html(adminLayout(view, { title, body, section: 'site' }));
}

type Localized = Readonly<Record<Locale, string>>;

function pagePreview({ title, parts }: TextPage, language: Locale, siteUrl: string): Html {
  return html`<h2>${localized(title, language, siteUrl)}</h2>${parts.map((part) => partPreview(part, language, siteUrl))}`;
}

function partPreview(part: PagePart, language: Locale, siteUrl: string): Html {
  const { heading, paragraphs = [], points = [], facts = [], table, tiles = [] } = part;
  const written = (text: Localized | number) =>
    typeof text === 'number' ? html`${formatNumber(text, language)}` : localized(text, language, siteUrl);
  const items = (texts: readonly Localized[], kind: string) =>
    texts.length > 0 && html`<ul class="${kind}">${texts.map((text) => html`<li>${written(text)}</li>`)}</ul>`;
  const [columns, rows] = [table?.columns ?? [], table?.rows ?? []];
  return html`${heading && html`<h3>${written(heading)}</h3>`}${paragraphs.map((text) => html`<p>${written(text)}</p>`)}${items(points, 'dots')}
${facts.length > 0 && html`<dl>${facts.map(({ label, value }) => html`<div><dt>${written(label)}</dt><dd>${written(value)}</dd></div>`)}</dl>`}
${table && html`<div class="scroll"><table><caption>${written(table.caption)}</caption><thead><tr>${columns.map((cell) => html`<th scope="col">${written(cell)}</th>`)}</tr></thead><tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first !== undefined && written(first)}</th>${cells.map((cell) => html`<td>${written(cell)}</td>`)}</tr>`)}</tbody></table></div>`}${items(tiles, 'tiles')}`;
}

/** A text with its links; marked with its language if it is written in the other one only. */
function localized(text: Localized, language: Locale, siteUrl: string): Html {
  const parts = text[language].split(/\[([^\]]+)\]\((\/[^)\s]*|https?:[^)\s]*)\)/);
  const linked = parts.map((part, index) => {
    if (index % 3 === 2) return '';
    const address = parts[index + 1] ?? '';
    const target = address.startsWith('/') ? siteUrl + address : address;
    return index % 3 === 1 ? html`<a href="${target}" rel="noreferrer" target="_blank">${part}</a>` : part;
  });
  const own = languageOf(text[language]);
  return text.en === text.ne && own !== language ? html`<span lang="${own}">${linked}</span>` : html`${linked}`;
}
