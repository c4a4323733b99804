import { nepalDate } from '#lib/calendar/index.ts';
import { fileRows, insertRows, updateRow } from '#campus-api/database/seed/insert.ts';
import { insertPublication, publicationRow } from '#campus-api/database/seed/library.ts';
import type { PublicationRecord } from '#campus-api/records.ts';
import { createPublicationStore } from '#campus-api/stores/publication-store.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { requireRevision } from '../changes/revisions.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { dropFiles, readAttachments } from '../files/read-attachments.ts';
import { Findings } from '../findings/finding.ts';
import { readDate, readLine, readLines } from '../findings/read-fields.ts';
import { takeIds } from '../next-id.ts';
import { removeRecords, requireRecord } from '../remove-records.ts';
import type { Campus } from '../with-campus.ts';

/** A publication as it is typed; what is undefined stays as it is, or is empty in a new one. */
export interface PublicationForm {
  title?: string | undefined;
  editors?: string | undefined;
  publisher?: string | undefined;
  about?: string | undefined;
  /** A day in either calendar; today where there is none. */
  date?: string | undefined;
  file?: readonly OfficeFile[] | undefined;
  /** Names of attached files, as visitors see them, that go. */
  dropFile?: readonly string[] | undefined;
}

const longestAbout = 10_000;

/** @throws RefusedError, NeedsConfirmationError */
export function addPublication(campus: Campus, form: PublicationForm): Done<PublicationRecord> {
  const findings = new Findings();
  const { files, newFiles } = readAttachments(findings, 'file', form.file ?? []);
  const blank = {
    description: '',
    editors: '',
    publisher: '',
    about: '',
    publishDate: nepalDate(new Date()),
    files: [],
  };
  const publication = readForm(findings, { ...form, title: form.title ?? '' }, { id: 0, ...blank });
  return changeCampus(campus, { action: 'add', findings, newFiles }, () => {
    const added = { ...publication, id: takeIds(campus.database, 'publications'), files };
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
): Done<PublicationRecord> {
  const { database } = campus;
  const entered = new Findings();
  if (Object.values(form).every((value) => value === undefined)) entered.error('title', 'nothing-named');
  const { files, newFiles } = readAttachments(entered, 'file', form.file ?? []);
  return changeCampus(campus, { action: 'edit', findings: entered, newFiles }, (findings) => {
    const before = requirePublication(campus, id);
    requireRevision(database, 'publication', id, revision);
    const kept = dropFiles(findings, 'dropFile', `publication ${id}`, before.files, form.dropFile ?? []);
    const after = { ...readForm(findings, form, before), files: [...kept, ...files] };
    updateRow(database, 'publications', publicationRow(after));
    database.prepare('DELETE FROM publication_files WHERE publication_id = ?').run(id);
    insertRows(database, 'publication_files', fileRows('publication_id', id, after.files));
    return after;
  });
}

/** With files that nothing else uses. @throws NeedsConfirmationError */
export function removePublications(campus: Campus, ids: readonly number[]): Done<PublicationRecord[]> {
  return removeRecords(campus, 'publications', ids, requirePublication);
}

export function requirePublication({ database }: Campus, id: number): PublicationRecord {
  return requireRecord(createPublicationStore(database).all(), id, 'publication');
}

function readForm(
  findings: Findings,
  { title, editors, publisher, about, date }: PublicationForm,
  before: PublicationRecord,
): PublicationRecord {
  return {
    ...before,
    description: title === undefined ? before.description : readLine(findings, 'title', title),
    editors: editors === undefined ? before.editors : readLine(findings, 'editors', editors, { mayBeEmpty: true }),
    publisher:
      publisher === undefined ? before.publisher : readLine(findings, 'publisher', publisher, { mayBeEmpty: true }),
    about: about === undefined ? before.about : readLines(findings, 'about', about, longestAbout),
    publishDate: date === undefined ? before.publishDate : readDate(findings, 'date', date),
  };
}
