import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { fileRows, insertRows, updateRow } from '#campus-api/database/insert.ts';
import { type AttachmentForm, arrangeFiles } from '#campus-api/files/arrange-files.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { insertPublication, publicationRow } from './insert.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';
import { createPublicationStore } from './store.ts';

/** A publication as entered; undefined fields are unchanged, or empty in a new one. */
export type PublicationForm = FormOf<typeof publicationFields> & AttachmentForm;

/** @throws RefusedError, NeedsConfirmationError */
export function addPublication(campus: Campus, form: PublicationForm): ChangeResult<PublicationRecord> {
  const issues = new Issues();
  const { files: attached, newFiles } = prepareAttachments(issues, 'file', form.file ?? []);
  const blank = { ...blankTexts(publicationFields), publishDate: nepalDate(new Date()), files: [] };
  const publication = mergeEntries(publicationFields, issues, form, { id: 0, ...blank });
  const files = arrangeFiles(issues, 'publication', { before: [], added: attached }, form);
  if (files.length === 0) issues.warn('file', 'publication-no-file');
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { ...publication, id: reserveIds(campus.database, 'publications'), files };
    insertPublication(campus.database, added);
    return added;
  });
}

/** @throws RefusedError, NeedsConfirmationError, ConflictError */
export function editPublication(
  campus: Campus,
  id: number,
  form: PublicationForm,
  revision?: number,
): ChangeResult<PublicationRecord> {
  const { database } = campus;
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('title', 'nothing-named');
  const { files: attached, newFiles } = prepareAttachments(entered, 'file', form.file ?? []);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requirePublication(campus, id);
    requireRevision(database, 'publication', id, revision);
    const files = arrangeFiles(issues, `publication ${id}`, { before: before.files, added: attached }, form);
    if (files.length === 0 && before.files.length > 0) issues.warn('file', 'publication-no-file');
    const after = { ...mergeEntries(publicationFields, issues, form, before), files };
    updateRow(database, 'publications', publicationRow(after));
    database.prepare('DELETE FROM publication_files WHERE publication_id = ?').run(id);
    insertRows(database, 'publication_files', fileRows('publication_id', id, after.files));
    return after;
  });
}

/** Deletes publications with files that no other record uses. @throws NeedsConfirmationError */
export function removePublications(campus: Campus, ids: readonly number[]): ChangeResult<PublicationRecord[]> {
  return removeRecords(campus, 'publications', ids, requirePublication);
}

function requirePublication({ database }: Campus, id: number): PublicationRecord {
  return requireRecord(createPublicationStore(database).all(), id, 'publication');
}
