import { visibilityOf } from '#campus-api/model/times.ts';
import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import { entryControls, entryTexts } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { yearFilter, yearOf } from '#campus-api/web/records/year-filter.ts';
import { html } from '#campus-api/web/view/html.ts';
import { messagesByLanguage } from '#content/localize.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { recordForm } from '../engine/record-form.ts';
import { publicationChanges } from './changes.ts';
import { type PublicationRecord, publicationFields, publicationTable } from './publication.ts';

export const publicationTexts = messagesByLanguage({
  title: { en: 'Publications', ne: 'प्रकाशन' },
  newOne: { en: 'Add a publication', ne: 'नयाँ प्रकाशन थप्नुहोस्' },
  editOne: { en: 'Edit the publication', ne: 'प्रकाशन सच्याउनुहोस्' },
  file: { en: 'Files', ne: 'फाइल' },
} as const);

const fileNames = ({ files }: PublicationRecord) => files.map(({ original }) => original).join(', ');

/** Journals, bulletins and reports with their files. */
export const publicationType = recordForm({
  table: publicationTable,
  changes: publicationChanges,
  fields: publicationFields,
  texts: publicationTexts,
  path: '/publications',
  section: 'publications',
  sitePage: (_, id) => (id === null ? '/publication' : `/publication#publication-${id}`),
  ownLabels: (language) => ({ file: publicationTexts[language].file }),
  drafted: attachmentFields,
  files: { field: 'file', isMultiple: true },
  loadOwn: ({ files }) => ({ files }),
  formOf: (entered, sent) => ({ ...entered, ...attachmentForm(sent) }),

  form(parts, { view }) {
    const publications = publicationTexts[view.language];
    return html`${entryControls(publicationFields, parts, view)}
${parts.files({ name: 'file', label: publications.file, hint: view.messages.editing.fileHint, isMultiple: true, isOptional: true })}`;
  },

  listing: {
    page(view, { database }, query) {
      const all = publicationTable.open(database).all();
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
        publicationTable
          .open(database)
          .all()
          .map(({ publishDate }) => publishDate),
      ),
    ],
  },
});
