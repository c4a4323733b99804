import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type PreviewedChange, sitePreview } from '#campus-api/web/records/site-preview.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { adminLayout, tokenField } from '#campus-api/web/view/layout.ts';
import { parseKey } from '#content/site/index.ts';
import { normalizeContent } from '../normalize-content.ts';
import type { ReadDocument } from './check-document.ts';
import { type DocumentDraft, draftUrlOf } from './document-draft.ts';
import { documentName } from './form-page.ts';
import { publicPathOf } from './site-address.ts';

/** The website with the document as it is in the draft. */
export function documentPreviewPage(
  services: AdminServices,
  c: AdminContext,
  session: AdminSession,
  document: DocumentDraft,
  read: ReadDocument,
) {
  const view = viewOf(c);
  const { editing } = view.messages;
  const preview = documentPreview(services, c, document, read);
  if (preview === null) return c.redirect(draftUrlOf(document.draft), 303);
  const body = html`<p class="soft">${editing.notYet}</p>
${preview}
<div class="actions end sticky"><form method="post" action="${draftUrlOf(document.draft)}/publish" class="inline">${tokenField(session)}<button class="main">${document.stored === null ? editing.publish : editing.publishChange}</button></form>
<a class="button" href="${draftUrlOf(document.draft)}">${editing.change}</a></div>`;
  const title = `${editing.previewTitle}: ${documentName(document.key.name, view)}`;
  return c.html(adminLayout(view, { title, body, section: 'site' }));
}

/** The page of the website that shows the document; null without such a page. */
export function documentPreview(
  services: AdminServices,
  c: AdminContext,
  { key, stored }: DocumentDraft,
  { content, newFiles }: ReadDocument,
): Html | null {
  const path = publicPathOf(key.name, 'preview');
  const parsed = parseKey(key.name);
  if (path === null || parsed === null) return null;
  // As if it were published now.
  const { isDraft: _, publishAt: __, ...previewed } = normalizeContent(parsed, Object(content));
  const id = stored?.id ?? 0;
  const image = { id, key: key.name, content: JSON.stringify(previewed) };
  const rows: PreviewedChange['rows'] = [
    { table: 'site_documents', before: null, after: image },
    // A scheduled change that is due would take its place.
    { table: 'site_versions', before: { document_id: id }, after: null },
  ];
  return sitePreview(services, c, { rows, newFiles }, { path, name: documentName(key.name, viewOf(c)) });
}
