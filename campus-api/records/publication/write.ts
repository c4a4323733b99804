import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { Campus } from '#campus-api/changes/with-campus.ts';
import { fileRows, insertRows, updateRow } from '#campus-api/database/insert.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { dropFiles, prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readDateInput, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { insertPublication, publicationRow } from '../insert-library.ts';
import type { PublicationRecord } from '../records.ts';
import { createPublicationStore } from './store.ts';

/** A publication as entered; undefined fields are unchanged, or empty in a new one. */
export interface PublicationForm {
  title?: string | undefined;
  titleNe?: string | undefined;
  editors?: string | undefined;
  publisher?: string | undefined;
  about?: string | undefined;
  aboutNe?: string | undefined;
  /** A day in either calendar; default: today. */
  date?: string | undefined;
  file?: readonly UploadedFile[] | undefined;
  /** Names of attached files to delete, as visitors see them. */
  dropFile?: readonly string[] | undefined;
}

const MAX_ABOUT_LENGTH = 10_000;

/** @throws RefusedError, NeedsConfirmationError */
export function addPublication(campus: Campus, form: PublicationForm): ChangeResult<PublicationRecord> {
  const issues = new Issues();
  const { files, newFiles } = prepareAttachments(issues, 'file', form.file ?? []);
  const blank = {
    description: '',
    editors: '',
    publisher: '',
    about: '',
    publishDate: nepalDate(new Date()),
    files: [],
  };
  const publication = readForm(issues, { ...form, title: form.title ?? '' }, { id: 0, ...blank });
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
  const { files, newFiles } = prepareAttachments(entered, 'file', form.file ?? []);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requirePublication(campus, id);
    requireRevision(database, 'publication', id, revision);
    const remaining = dropFiles(issues, 'dropFile', `publication ${id}`, before.files, form.dropFile ?? []);
    const after = { ...readForm(issues, form, before), files: [...remaining, ...files] };
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

const readTitle = (issues: Issues, field: string, text: string) => readLine(issues, field, text, { mayBeEmpty: true });
const readAbout = (issues: Issues, field: string, text: string) => readLines(issues, field, text, MAX_ABOUT_LENGTH);

function readForm(
  issues: Issues,
  { title, titleNe, editors, publisher, about, aboutNe, date }: PublicationForm,
  before: PublicationRecord,
): PublicationRecord {
  const stored = (field: 'description' | 'about') => ({ text: before[field], nepali: before.nepali?.[field] ?? '' });
  const texts = {
    description: readBothTexts(issues, 'title', { text: title, nepali: titleNe }, stored('description'), {
      isRequired: true,
      read: readTitle,
    }),
    about: readBothTexts(issues, 'about', { text: about, nepali: aboutNe }, stored('about'), { read: readAbout }),
  };
  return {
    ...before,
    description: texts.description.text,
    editors: editors === undefined ? before.editors : readLine(issues, 'editors', editors, { mayBeEmpty: true }),
    publisher:
      publisher === undefined ? before.publisher : readLine(issues, 'publisher', publisher, { mayBeEmpty: true }),
    about: texts.about.text,
    nepali: nepaliOf(texts),
    publishDate: date === undefined ? before.publishDate : readDateInput(issues, 'date', date),
  };
}
