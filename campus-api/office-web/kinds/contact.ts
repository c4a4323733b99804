import { contactFields, editContact } from '../../office/contact/write-contact.ts';
import { one } from '../drafts.ts';
import { html } from '../view/html.ts';
import type { Kind } from './kind.ts';
import { recordList } from './record-list.ts';

/** Name, address and introduction of the campus: one record. */
export const contact: Kind = {
  name: 'contact',
  path: '/contact',
  section: 'contact',
  isFixed: true,
  words: ({ contact: { pageTitle: title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ contact: labels }) => labels,
  fields: contactFields,

  known({ stores }, id) {
    const record = id === 1 ? stores.contacts.withId(1) : null;
    if (record === null) return null;
    return { files: [], fields: Object.fromEntries(contactFields.map((name) => [name, [record[name]]])) };
  },

  form(parts, { view: { words } }) {
    const { contact: labels } = words;
    return html`${contactFields.map((name) => {
      const isOptional = name !== 'title';
      if (name === 'campusIntroduction') {
        return parts.lines({ name, label: labels[name], hint: labels.introductionHint, rows: 12, isOptional });
      }
      const type = name === 'email' ? 'email' : name.endsWith('Link') ? 'url' : 'text';
      return parts.line({ name, label: labels[name], type, isOptional });
    })}`;
  },

  read({ draft: { fields } }) {
    const form = Object.fromEntries(contactFields.map((name) => [name, one(fields, name)]));
    return { days: {}, problems: [], write: (campus, _, revision) => editContact(campus, form, revision) };
  },

  list(view, { stores }) {
    const record = stores.contacts.withId(1);
    const { contact: labels } = view.words;
    return recordList(view, this, [
      {
        id: 1,
        name: record?.title ?? labels.pageTitle,
        body: html`<p>${record?.title ?? view.words.none}</p>`,
        facts: record ? [record.phone, record.email, [record.address, record.city].filter(Boolean).join(', ')] : [],
      },
    ]);
  },
};
