import { nameOfUpload } from '#campus-api/files/stored-name.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { qaaDocumentTexts } from './messages.ts';
import { type QaaDocumentRecord, qaaDocumentFields } from './qaa-document.ts';
import { createQaaDocumentStore } from './store.ts';
import { addQaaDocument, editQaaDocument, removeQaaDocuments } from './write.ts';

const isAddress = (link: string) => /^https?:/.test(link);

/** The label of a document for clerks: its address or the name of its file; for files without an original name, the stored name without its time. */
const linkName = ({ link, original }: QaaDocumentRecord) => (isAddress(link) ? link : original || nameOfUpload(link));

/** Documents behind the login of the quality assurance area. */
export const qaaDocumentType: RecordType = {
  name: 'qaa-document',
  path: '/qaa-documents',
  section: 'qaa',
  isPrivate: true,
  sitePage: () => '/qaa',
  headings: (language) => {
    const { newOne, editOne, title } = qaaDocumentTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    const { file, address } = qaaDocumentTexts[language];
    return { ...entryLabels(qaaDocumentFields, language), file, address };
  },
  fields: [...entryNames(qaaDocumentFields), 'address'],
  notCopied: ['linkName'],
  files: { field: 'file', isMultiple: false },
  remove: removeQaaDocuments,

  load({ database }, id) {
    const record = createQaaDocumentStore(database)
      .all()
      .find((document) => document.id === id);
    if (!record) return null;
    const address = isAddress(record.link) ? [record.link] : [];
    return { files: [], fields: { ...entryValues(qaaDocumentFields, record), address, linkName: [linkName(record)] } };
  },

  form(parts, { view, before }) {
    const { language } = view;
    const qaa = qaaDocumentTexts[language];
    const link = firstValue(before?.fields ?? {}, 'linkName');
    const currentLink = link && ` ${fillIn(qaa.now, { link }, language)}`;
    return html`${entryControls(qaaDocumentFields, parts, view)}
${parts.files({ name: 'file', label: qaa.file, hint: `${qaa.fileHint}${currentLink}`, isMultiple: false, isOptional: true })}
${parts.line({ name: 'address', label: qaa.address, hint: qaa.addressHint, type: 'url', isOptional: true })}`;
  },

  read({ view, draft: { fields }, before, files }) {
    const address = firstValue(fields, 'address').trim();
    const isSame = before !== null && address === firstValue(before.fields, 'address');
    const form = {
      ...readEntries(qaaDocumentFields, view, fields).form,
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

  listing: {
    page: (_view, { database }, query) =>
      pageOf(
        query,
        createQaaDocumentStore(database).all(),
        (document) => `${document.name} ${linkName(document)}`,
        (document) => ({
          id: document.id,
          name: document.name,
          facts: [
            html`<a href="${isAddress(document.link) ? document.link : `/stored/${encodeURIComponent(document.link)}`}" rel="noreferrer">${linkName(document)}</a>`,
          ],
        }),
      ),
  },
};
