import { recordTypes } from '#campus-api/records/index.ts';
import { documentDraftType } from '#campus-api/records/site-document/editor/document-draft-type.ts';
import { SITE_KIND } from '#campus-api/records/site-document/editor/site-address.ts';
import type { DraftType } from '../records/draft-type.ts';
import { recordDraftType } from '../records/record-draft-type.ts';
import type { AdminServices } from '../requests/services.ts';

/** The type of drafts of a kind; null for others, such as uploaded tables. */
export function draftTypeOf(services: AdminServices, kind: string): DraftType | null {
  if (kind === SITE_KIND) return documentDraftType(services);
  const recordType = recordTypes.find(({ name }) => name === kind);
  return recordType === undefined ? null : recordDraftType(services, recordType);
}
