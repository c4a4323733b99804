import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
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

const texts = ['title', 'about'] as const;
/** The fields in one language. */
const { description: _, about: __, ...flatFields } = publicationFields;

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
    const { name, about, file } = publicationTexts[language];
    return { ...bothLabels(language, { title: name, about }), ...entryLabels(flatFields, language), file };
  },
  fields: [...bothNames(texts), ...entryNames(flatFields), ...attachmentFields],
  files: { field: 'file', isMultiple: true },
  remove: (campus, id) => removePublications(campus, [id]),

  load({ database }, id) {
    const record = createPublicationStore(database)
      .all()
      .find((record) => record.id === id);
    if (!record) return null;
    const { description, about, files, nepali = {} } = record;
    const translated = {
      title: { text: description, nepali: nepali.description ?? '' },
      about: { text: about, nepali: nepali.about ?? '' },
    };
    return { files, fields: { ...bothFields(translated), ...entryValues(flatFields, record) } };
  },

  form(parts, { view }) {
    const publications = publicationTexts[view.language];
    return html`${languagesHint(view)}${bothTexts(view, { name: 'title', label: publications.name }, parts.line)}
${entryControls(flatFields, parts, view)}
${bothTexts(view, { name: 'about', label: publications.about, isOptional: true }, parts.lines)}
${parts.files({ name: 'file', label: publications.file, hint: view.messages.editing.fileHint, isMultiple: true, isOptional: true })}`;
  },

  read(sent) {
    const { view, draft } = sent;
    const { fields } = draft;
    const { form: entered, days, problems } = readEntries(flatFields, view, fields);
    const form = {
      ...bothValues(fields, texts),
      ...entered,
      ...attachmentForm(sent),
    };
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
