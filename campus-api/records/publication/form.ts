import { firstValue } from '#campus-api/web/drafts.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { dayFieldNames, dayFields, readDays } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

/** Journals, bulletins and reports with their files. */
export const publicationType: RecordType = {
  name: 'publication',
  path: '/publications',
  section: 'publications',
  sitePage: () => '/publication',
  headings: ({ publications: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: ({ publications: { name, editors, publisher, about, date, file } }) => ({
    title: name,
    editors,
    publisher,
    about,
    date,
    file,
  }),
  fields: ['title', 'editors', 'publisher', 'about', 'dropFile', ...dayFieldNames('date')],
  files: { field: 'file', isMultiple: true },
  remove: (campus, id) => removePublications(campus, [id]),

  load({ stores }, id) {
    const record = stores.publications.all().find((record) => record.id === id);
    if (!record) return null;
    const { description, editors, publisher, about, publishDate, files } = record;
    return {
      files,
      fields: {
        title: [description],
        editors: [editors],
        publisher: [publisher],
        about: [about],
        ...dayFields('date', parseAdDate(publishDate)),
      },
    };
  },

  form(parts, { view: { messages } }) {
    const { publications } = messages;
    return html`${parts.line({ name: 'title', label: publications.name })}
${parts.line({ name: 'editors', label: publications.editors, isOptional: true })}
${parts.line({ name: 'publisher', label: publications.publisher, isOptional: true })}
${parts.date({ name: 'date', label: publications.date, hint: publications.dateHint, years: { past: 40, future: 0 }, isOptional: true })}
${parts.lines({ name: 'about', label: publications.about, isOptional: true })}
${parts.files({ name: 'file', label: publications.file, hint: messages.notices.fileHint, isMultiple: true, isOptional: true })}`;
  },

  read({ view, draft, before, files }) {
    const { fields } = draft;
    const { days, problems } = readDays(view, fields, ['date'], this.labels(view.messages));
    const form = {
      title: firstValue(fields, 'title'),
      editors: firstValue(fields, 'editors'),
      publisher: firstValue(fields, 'publisher'),
      about: firstValue(fields, 'about'),
      date: days.date ? `${days.date} AD` : undefined,
      file: files,
      dropFile: before?.files.map(({ original }) => original).filter((name) => fields.dropFile?.includes(name)) ?? [],
    };
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null ? addPublication(campus, form) : editPublication(campus, record, form, revision),
    };
  },

  list(view, { stores }) {
    return recordList(
      view,
      this,
      stores.publications.all().map(({ id, description, editors, publishDate, files }) => ({
        id,
        name: description,
        body: html`<p lang="${languageOf(description)}">${description}</p>`,
        facts: [bothDays(publishDate, view), editors, files.map(({ original }) => original).join(', ')],
      })),
    );
  },
};
