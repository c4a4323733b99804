import { type AttachmentForm, arrangeFiles } from '#campus-api/files/arrange-files.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { recordChanges } from '../engine/record-changes.ts';
import { publicationFields, publicationTable } from './publication.ts';

type PublicationForm = FormOf<typeof publicationFields> & AttachmentForm;

export const publicationChanges = recordChanges(publicationTable, {
  noun: 'publication',
  firstField: 'title',
  blank: () => ({ ...blankTexts(publicationFields), publishDate: nepalDate(new Date()), files: [] }),
  prepare: (issues, { file = [] }: PublicationForm) => prepareAttachments(issues, 'file', file),
  read(issues, { form, before, isNew, files: { files: added } }) {
    const files = arrangeFiles(
      issues,
      isNew ? 'publication' : `publication ${before.id}`,
      { before: before.files, added },
      form,
    );
    if (files.length === 0 && (isNew || before.files.length > 0)) issues.warn('file', 'publication-no-file');
    return { ...mergeEntries(publicationFields, issues, form, before), files };
  },
});
