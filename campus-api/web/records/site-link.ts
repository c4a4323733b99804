import type { AdminServices } from '../requests/services.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { siteLinkTo } from '../view/site-link.ts';
import type { RecordType } from './record-type.ts';
import { visibilityOfRecord } from './times.ts';

/** A link to the public page of a record, or of all records of a type; nothing for a record that visitors do not see, or that no page shows. */
export function recordSiteLink(
  services: AdminServices,
  recordType: RecordType,
  view: View,
  id: number | null,
): Html | '' {
  const { messages, language } = view;
  if (id !== null && visibilityOfRecord(services, recordType, id)?.state !== 'public') return '';
  const path = recordType.sitePage(services, id);
  if (path === null) return '';
  const address = `${services.settings.siteUrl}${language === 'ne' ? `/ne${path === '/' ? '' : path}` : path}`;
  const link =
    id === null
      ? html`<a href="${address}" rel="noreferrer" target="_blank">${messages.editing.onSite}</a>`
      : siteLinkTo(address, view);
  return html`<p class="on-site">${link}</p>`;
}
