import { firstValue } from '#campus-api/web/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { dayFieldNames, dayFields, readDays } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { inLanguage } from '#lib/i18n/in-language.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

const texts = ['title', 'about'] as const;

/** Journals, bulletins and reports with their files. */
export const publicationType: RecordType = {
  name: 'publication',
  path: '/publications',
  section: 'publications',
  sitePage: () => '/publication',
  headings: ({ publications: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: (messages) => {
    const { name, editors, publisher, about, date, file } = messages.publications;
    return { ...bothLabels(messages, { title: name, about }), editors, publisher, date, file };
  },
  fields: [...bothNames(texts), 'editors', 'publisher', 'dropFile', ...dayFieldNames('date')],
  files: { field: 'file', isMultiple: true },
  remove: (campus, id) => removePublications(campus, [id]),

  load({ stores }, id) {
    const record = stores.publications.all().find((record) => record.id === id);
    if (!record) return null;
    const { description, editors, publisher, about, publishDate, files, nepali = {} } = record;
    return {
      files,
      fields: {
        ...bothFields({
          title: { text: description, nepali: nepali.description ?? '' },
          about: { text: about, nepali: nepali.about ?? '' },
        }),
        editors: [editors],
        publisher: [publisher],
        ...dayFields('date', parseAdDate(publishDate)),
      },
    };
  },

  form(parts, { view }) {
    const { messages } = view;
    const { publications } = messages;
    return html`${languagesHint(view)}${bothTexts(view, { name: 'title', label: publications.name }, parts.line)}
${parts.line({ name: 'editors', label: publications.editors, isOptional: true })}
${parts.line({ name: 'publisher', label: publications.publisher, isOptional: true })}
${parts.date({ name: 'date', label: publications.date, hint: publications.dateHint, years: { past: 40, future: 0 }, isOptional: true })}
${bothTexts(view, { name: 'about', label: publications.about, isOptional: true }, parts.lines)}
${parts.files({ name: 'file', label: publications.file, hint: messages.notices.fileHint, isMultiple: true, isOptional: true })}`;
  },

  read({ view, draft, before, files }) {
    const { fields } = draft;
    const { days, problems } = readDays(view, fields, ['date'], this.labels(view.messages));
    const form = {
      ...bothValues(fields, texts),
      editors: firstValue(fields, 'editors'),
      publisher: firstValue(fields, 'publisher'),
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
      stores.publications
        .all()
        .map((publication) => inLanguage(publication, view.language))
        .map(({ id, description, editors, publishDate, files }) => ({
          id,
          name: description,
          body: html`<p lang="${languageOf(description)}">${description}</p>`,
          facts: [bothDays(publishDate, view), editors, files.map(({ original }) => original).join(', ')],
        })),
    );
  },
};
