import { assets } from '#campus-api/web/assets.ts';
import { firstValue } from '#campus-api/web/drafts.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { introductionPart, markButtons } from '#campus-api/web/view/introduction.ts';
import { withoutParagraphs, withParagraphs } from './introduction.ts';
import { requestSanitizer } from './sanitizer.ts';
import { contactFields, editContact } from './write.ts';

/** Name, address and introduction of the campus: one record. */
export const contactType: RecordType = {
  name: 'contact',
  path: '/contact',
  section: 'contact',
  sitePage: () => '/contact',
  isFixed: true,
  headings: ({ contact: { pageTitle: title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ contact: labels }) => labels,
  fields: contactFields,

  load({ stores }, id) {
    const record = id === 1 ? stores.contacts.withId(1) : null;
    if (record === null) return null;
    const typed = { ...record, campusIntroduction: withoutParagraphs(record.campusIntroduction) };
    return { files: [], fields: Object.fromEntries(contactFields.map((name) => [name, [typed[name]]])) };
  },

  form(parts, { view }) {
    const { contact: labels, introduction } = view.messages;
    return html`${contactFields.map((name) => {
      const isOptional = name !== 'title';
      if (name === 'campusIntroduction') {
        const tools = markButtons(view, name);
        return html`${parts.lines({ name, label: labels[name], hint: introduction.hint, rows: 14, tools, isOptional })}
<section class="preview" data-live="/contact/introduction" data-of="${name}" hidden></section><script type="module" src="${assets.introductionScript}"></script>`;
      }
      const type = name === 'email' ? 'email' : name.endsWith('Link') ? 'url' : 'text';
      return parts.line({ name, label: labels[name], type, isOptional });
    })}`;
  },

  read({ draft: { fields } }) {
    const form = Object.fromEntries(contactFields.map((name) => [name, firstValue(fields, name)]));
    return { days: {}, problems: [], write: (campus, _, revision) => editContact(campus, form, revision) };
  },

  async preview({ view, draft: { fields } }) {
    const { contact: labels } = view.messages;
    const facts = contactFields.filter(
      (name) => name !== 'title' && name !== 'campusIntroduction' && firstValue(fields, name).trim() !== '',
    );
    const preview = await requestSanitizer(withParagraphs(firstValue(fields, 'campusIntroduction')));
    return html`<h2>${firstValue(fields, 'title')}</h2>
<dl>${facts.map((name) => html`<div><dt>${labels[name]}</dt><dd>${firstValue(fields, name)}</dd></div>`)}</dl>
${introductionPart(view, preview)}`;
  },

  list(view, { stores }) {
    const record = stores.contacts.withId(1);
    const { contact: labels } = view.messages;
    return recordList(view, this, [
      {
        id: 1,
        name: record?.title ?? labels.pageTitle,
        body: html`<p>${record?.title ?? view.messages.none}</p>`,
        facts: record ? [record.phone, record.email, [record.address, record.city].filter(Boolean).join(', ')] : [],
      },
    ]);
  },
};
