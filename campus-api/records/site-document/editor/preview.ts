import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { AdminSettings } from '#campus-api/web/requests/settings.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, tokenField } from '#campus-api/web/view/layout.ts';
import { type Locale, locales } from '#content/locale.ts';
import { parseKey } from '#content/site/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { normalizeContent } from '../normalize-content.ts';
import { openPreviewFolder } from '../preview-folder.ts';
import type { ReadDocument } from './check-document.ts';
import { type DocumentDraft, draftUrlOf } from './document-draft.ts';
import { documentName } from './form-page.ts';
import { publicPathOf } from './site-address.ts';

/** The website with the document as it is in the draft, on the screen of a phone, in both languages. */
export function documentPreviewPage(
  { settings }: AdminServices,
  c: AdminContext,
  session: AdminSession,
  { draft, key, stored }: DocumentDraft,
  { content, newFiles }: ReadDocument,
) {
  const view = viewOf(c);
  const { messages } = view;
  const site = siteTexts[view.language];
  const { editing } = messages;
  const path = publicPathOf(key.name, 'preview');
  const parsed = parseKey(key.name);
  if (path === null || parsed === null) return c.redirect(draftUrlOf(draft), 303);
  const preview = {
    key: key.name,
    content: normalizeContent(parsed, Object(content)),
    frameOrigin: frameOriginOf(c, settings),
  };
  const pictures = newFiles.flatMap(({ stored: name, content: file }) =>
    'path' in file ? [{ stored: name, path: file.path }] : [],
  );
  const token = openPreviewFolder(settings.campus.dataDir).save(preview, pictures);
  const addressIn = (language: Locale) =>
    `${settings.siteUrl}${language === 'ne' ? '/ne' : ''}/preview/${token}${path === '/' ? '' : path}`;
  const frame = (language: Locale): Html => {
    const name = fillIn(
      site.previewIn,
      { language: language === 'en' ? editing.english : editing.nepali, name: documentName(key.name, view) },
      view.language,
    );
    return html`<figure class="phone"><figcaption><a href="${addressIn(language)}" target="_blank" rel="noreferrer">${name}</a></figcaption><iframe src="${addressIn(language)}" title="${name}" width="360" height="640"></iframe></figure>`;
  };
  const order = locales.toSorted((a, b) => Number(b === view.language) - Number(a === view.language));
  const body = html`<p class="soft">${editing.notYet} ${site.previewHint}</p>
<div class="phones">${order.map(frame)}</div>
<div class="actions end sticky"><form method="post" action="${draftUrlOf(draft)}/publish" class="inline">${tokenField(session)}<button class="main">${stored === null ? editing.publish : editing.publishChange}</button></form>
<a class="button" href="${draftUrlOf(draft)}">${editing.change}</a></div>`;
  const title = `${editing.previewTitle}: ${documentName(key.name, view)}`;
  return c.html(adminLayout(view, { title, body, section: 'site' }));
}

/** The origin of the admin as this browser sees it: its public one, or that of a tunnel to this machine. */
function frameOriginOf(c: AdminContext, { origin }: AdminSettings): string {
  const host = c.req.header('host') ?? '';
  if (origin !== null && new URL(origin).host === host) return origin;
  return URL.parse(`http://${host}`)?.origin ?? 'http://localhost';
}
