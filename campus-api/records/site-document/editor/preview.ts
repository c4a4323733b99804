import type { SitePage } from '#campus-api/web/records/site-preview.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { parseKey } from '#content/site/index.ts';
import { normalizeContent } from '../normalize-content.ts';
import type { ReadDocument } from './check-document.ts';
import type { DocumentDraft } from './document-draft.ts';
import { documentName } from './form-page.ts';
import { publicPathOf } from './site-address.ts';

/** The page of the website that shows the document as it is in the draft; null without such a page. */
export function documentPreview(
  view: View,
  { key, stored }: DocumentDraft,
  { content, newFiles }: ReadDocument,
): SitePage | null {
  const path = publicPathOf(key.name, 'preview');
  const parsed = parseKey(key.name);
  if (path === null || parsed === null) return null;
  // As if it were published now.
  const { isDraft: _, publishAt: __, withdrawAt: ___, ...previewed } = normalizeContent(parsed, Object(content));
  const id = stored?.id ?? 0;
  const image = { id, key: key.name, content: JSON.stringify(previewed) };
  const rows: SitePage['change']['rows'] = [
    { table: 'site_documents', before: null, after: image },
    // A scheduled change that is due would take its place.
    { table: 'site_versions', before: { document_id: id }, after: null },
  ];
  return { change: { rows, newFiles }, path, name: documentName(key.name, view) };
}
