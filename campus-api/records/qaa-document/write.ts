import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { type FormOf, mergeEntries, rowOf } from '#campus-api/model/fields.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readAddress } from '#campus-api/validation/read-fields.ts';
import { type QaaDocumentRecord, qaaDocumentFields } from './qaa-document.ts';
import { createQaaDocumentStore } from './store.ts';

/** A document of the quality assurance area: a file, or an address. Undefined fields are unchanged. */
export interface QaaDocumentForm extends FormOf<typeof qaaDocumentFields> {
  file?: UploadedFile | undefined;
  address?: string | undefined;
}

/** @throws RefusedError, NeedsConfirmationError */
export function addQaaDocument(campus: Campus, form: QaaDocumentForm): ChangeResult<QaaDocumentRecord> {
  const issues = new Issues();
  const named = mergeEntries(qaaDocumentFields, issues, form, { name: '' }, { isNew: true });
  const { link = '', original, newFiles } = readLink(issues, form);
  if (link === '' && !form.address) issues.error('file', 'file-or-address-missing');
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { id: reserveIds(campus.database, 'qaa_documents'), ...named, link, original };
    insertRows(campus.database, 'qaa_documents', [rowOf(qaaDocumentFields, added)]);
    return added;
  });
}

/** @throws RefusedError, NeedsConfirmationError, ConflictError */
export function editQaaDocument(
  campus: Campus,
  id: number,
  form: QaaDocumentForm,
  revision?: number,
): ChangeResult<QaaDocumentRecord> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('name', 'nothing-named');
  const { link, original, newFiles } = readLink(entered, form);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requireDocument(campus, id);
    requireRevision(campus.database, 'qaa-document', id, revision);
    const after = {
      ...mergeEntries(qaaDocumentFields, issues, form, before),
      ...(link !== undefined && { link, original }),
    };
    updateRow(campus.database, 'qaa_documents', rowOf(qaaDocumentFields, after));
    return after;
  });
}

export function removeQaaDocuments(campus: Campus, ids: readonly number[]): ChangeResult<QaaDocumentRecord[]> {
  return removeRecords(campus, 'qaa_documents', ids, requireDocument);
}

function requireDocument({ database }: Campus, id: number): QaaDocumentRecord {
  return requireRecord(createQaaDocumentStore(database).all(), id, 'QAA document');
}

/** `link` is undefined with neither a file nor an address. */
function readLink(issues: Issues, { file, address }: QaaDocumentForm) {
  if (file !== undefined && address !== undefined) issues.error('file', 'either-file-or-address');
  const { files, newFiles } = prepareAttachments(issues, 'file', file ? [file] : []);
  const link = files[0]?.stored ?? (address === undefined ? undefined : readAddress(issues, 'address', address));
  return { link, original: files[0]?.original ?? null, newFiles };
}
