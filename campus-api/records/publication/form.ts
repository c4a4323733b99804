import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { publicationTexts } from './messages.ts';
import { publicationFields } from './publication.ts';
import { createPublicationStore } from './store.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

/** Journals, bulletins and reports with their files. */
export const publicationType: RecordType = {
  name: 'publication',
  path: '/publications',
  section: 'publications',
  sitePage: (_, id) => (id === null ? '/publication' : `/publication#publication-${id}`),
  headings: (language) => {
    const { newOne, editOne, title } = publicationTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    return { ...entryLabels(publicationFields, language), file: publicationTexts[language].file };
  },
  fields: [...entryNames(publicationFields), ...attachmentFields],
  files: { field: 'file', isMultiple: true },
  remove: (campus, id) => removePublications(campus, [id]),

  load({ database }, id) {
    const record = createPublicationStore(database)
      .all()
      .find((record) => record.id === id);
    if (!record) return null;
    return { files: record.files, fields: entryValues(publicationFields, record) };
  },

  form(parts, { view }) {
    const publications = publicationTexts[view.language];
    return html`${entryControls(publicationFields, parts, view)}
${parts.files({ name: 'file', label: publications.file, hint: view.messages.editing.fileHint, isMultiple: true, isOptional: true })}`;
  },

  read(sent) {
    const { view, draft } = sent;
    const { form: entered, days, problems } = readEntries(publicationFields, view, draft.fields);
    const form = { ...entered, ...attachmentForm(sent) };
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null ? addPublication(campus, form) : editPublication(campus, record, form, revision),
    };
  },

  list(view, { database }) {
    return recordList(
      view,
      this,
      createPublicationStore(database)
        .all()
        .map((publication) => inLanguage(publication, view.language))
        .map(({ id, description, editors, publishDate, files }) => ({
          id,
          name: description,
          body: html`<p lang="${languageOf(description)}">${description}</p>`,
          day: publishDate,
          facts: [editors, files.map(({ original }) => original).join(', ')],
        })),
    );
  },
};
