import { languageOf } from '#lib/i18n/language-of.ts';
import { addQaaDocument, editQaaDocument, removeQaaDocuments } from '../../office/qaa/write-documents.ts';
import { one } from '../drafts.ts';
import { html } from '../view/html.ts';
import type { Kind } from './kind.ts';
import { recordList } from './record-list.ts';

const isAddress = (link: string) => /^https?:/.test(link);

/** Documents behind the login of the quality assurance area. */
export const qaaDocument: Kind = {
  name: 'qaa-document',
  path: '/qaa-documents',
  section: 'qaa',
  words: ({ qaa: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: ({ qaa: { name, file, address } }) => ({ name, file, address }),
  fields: ['name', 'address'],
  files: { field: 'file', most: 'one' },
  remove: (campus, id) => removeQaaDocuments(campus, [id]),

  known({ stores }, id) {
    const record = stores.qaaDocuments.all().find((one) => one.id === id);
    if (!record) return null;
    return { files: [], fields: { name: [record.name], address: isAddress(record.link) ? [record.link] : [] } };
  },

  form(parts, { view: { words } }) {
    const { qaa } = words;
    return html`${parts.line({ name: 'name', label: qaa.name, hint: qaa.nameHint })}
${parts.files({ name: 'file', label: qaa.file, hint: qaa.fileHint, most: 'one', isOptional: true })}
${parts.line({ name: 'address', label: qaa.address, type: 'url', isOptional: true })}`;
  },

  read({ draft: { fields }, before, files }) {
    const address = one(fields, 'address').trim();
    const isSame = before !== null && address === one(before.fields, 'address');
    const form = {
      name: one(fields, 'name'),
      file: files.at(-1),
      address: address === '' || isSame ? undefined : address,
    };
    return {
      days: {},
      problems: [],
      write: (campus, record, revision) =>
        record === null ? addQaaDocument(campus, form) : editQaaDocument(campus, record, form, revision),
    };
  },

  list(view, { stores }) {
    return recordList(
      view,
      this,
      stores.qaaDocuments.all().map(({ id, name, link }) => ({
        id,
        name,
        body: html`<p lang="${languageOf(name)}">${name}</p>`,
        facts: [
          html`<a href="${isAddress(link) ? link : `/stored/${encodeURIComponent(link)}`}" rel="noreferrer">${link}</a>`,
        ],
      })),
    );
  },
};
