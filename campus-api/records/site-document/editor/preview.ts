import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type PreviewedChange, previewPage, sitePreview } from '#campus-api/web/records/site-preview.ts';
import { type AdminContext, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { Html } from '#campus-api/web/view/html.ts';
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
  const preview = documentPreview(services, c, document, read);
  const draftUrl = draftUrlOf(document.draft);
  if (preview === null) return c.redirect(draftUrl, 303);
  const title = `${view.messages.editing.previewTitle}: ${documentName(document.key.name, view)}`;
  const isNew = document.stored === null;
  return c.html(previewPage(view, session, { title, section: 'site', content: preview, draftUrl, isNew }));
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
