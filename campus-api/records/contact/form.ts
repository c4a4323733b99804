import { bothTextsOf } from '#campus-api/model/fields.ts';
import { bothFields, bothNames, bothTexts } from '#campus-api/web/records/both-texts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { assets } from '#campus-api/web/view/assets.ts';
import { html } from '#campus-api/web/view/html.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { unreadableIn } from '../engine/record-form.ts';
import { contactFields, contactTable } from './contact.ts';
import { typedIntroduction } from './introduction.ts';
import { markButtons } from './introduction-part.ts';
import { contactTexts } from './messages.ts';
import { contactNamed, editContact } from './write.ts';

/** Name, address and introduction of the campus: one record. */
export const contactType: RecordType = {
  name: 'contact',
  path: '/contact',
  section: 'contact',
  sitePage: () => '/contact',
  isFixed: true,
  headings: (language) => {
    const { title, editOne } = contactTexts[language];
    return { newOne: editOne, editOne, title };
  },
  labels: (language) => entryLabels(contactFields, language),
  fields: entryNames(contactFields),
  unreadable: unreadableIn(contactTable, contactFields),

  load({ database }, id) {
    const record = id === 1 ? contactTable.open(database).mended(1, contactNamed('')) : null;
    if (record === null) return null;
    const { text, nepali } = bothTextsOf(record, 'campusIntroduction');
    const campusIntroduction = { text: typedIntroduction(text), nepali: typedIntroduction(nepali) };
    return { files: [], fields: { ...entryValues(contactFields, record), ...bothFields({ campusIntroduction }) } };
  },

  form(parts, { view }) {
    const { name, label, hint, rows } = contactFields.campusIntroduction.entry;
    const control = { name, label: label[view.language], isOptional: true, ...(hint && { hint: hint[view.language] }) };
    return entryControls(contactFields, parts, view, {
      campusIntroduction:
        () => html`${bothTexts(view, control, (each) => parts.lines({ ...each, rows, tools: markButtons(view, each.name) }))}
${bothNames([name]).map((each) => html`<section class="preview" data-live="/contact/introduction" data-of="${each}" hidden></section>`)}<script type="module" src="${assets.introductionScript}"></script>`,
    });
  },

  read({ view, draft: { fields } }) {
    const { form, days, problems } = readEntries(contactFields, view, fields);
    return { days, problems, write: (campus, _, revision) => editContact(campus, form, revision) };
  },

  listing: {
    page(view, { database }) {
      const stored = contactTable.open(database).mended(1, contactNamed(''));
      const record = stored && inLanguage(stored, view.language);
      const place = [record?.address, record?.city].filter(Boolean).join(', ');
      const facts = record ? [record.phone, record.email, place] : [];
      return { rows: [{ id: 1, name: record?.title || contactTexts[view.language].title, facts }], total: 1 };
    },
  },
};
