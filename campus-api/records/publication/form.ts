import { visibilityOf } from '#campus-api/model/times.ts';
import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import {
  entryControls,
  entryLabels,
  entryNames,
  entryTexts,
  entryValues,
  readEntries,
} from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { yearFilter, yearOf } from '#campus-api/web/records/year-filter.ts';
import { html } from '#campus-api/web/view/html.ts';
import { messagesByLanguage } from '#content/localize.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';
import { createPublicationStore } from './store.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

export const publicationTexts = messagesByLanguage({
  title: { en: 'Publications', ne: 'प्रकाशन' },
  newOne: { en: 'Add a publication', ne: 'नयाँ प्रकाशन थप्नुहोस्' },
  editOne: { en: 'Edit the publication', ne: 'प्रकाशन सच्याउनुहोस्' },
  file: { en: 'Files', ne: 'फाइल' },
} as const);

const fileNames = ({ files }: PublicationRecord) => files.map(({ original }) => original).join(', ');

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
  remove: removePublications,

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

  listing: {
    page(view, { database }, query) {
      const all = createPublicationStore(database).all();
      const year = query.filters.year;
      const publications = year ? all.filter(({ publishDate }) => yearOf(publishDate) === year) : all;
      const textOf = (publication: PublicationRecord) =>
        `${entryTexts(publicationFields, publication)} ${fileNames(publication)}`;
      const row = (publication: PublicationRecord) => {
        const { id, description, editors, publishDate } = inLanguage(publication, view.language);
        return { id, name: description, day: publishDate, facts: [editors, fileNames(publication)] };
      };
      return pageOf(query, publications, textOf, row, { view, visibility: visibilityOf });
    },
    filters: (view, { database }) => [
      yearFilter(
        view,
        createPublicationStore(database)
          .all()
          .map(({ publishDate }) => publishDate),
      ),
    ],
  },
};
