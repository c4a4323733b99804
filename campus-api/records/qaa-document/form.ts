import { nameOfUpload } from '#campus-api/files/stored-name.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { html } from '#campus-api/web/view/html.ts';
import { messagesByLanguage } from '#content/localize.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { recordForm } from '../engine/record-form.ts';
import { qaaDocumentChanges } from './changes.ts';
import { type QaaDocumentRecord, qaaDocumentFields, qaaDocumentTable } from './qaa-document.ts';

export const qaaDocumentTexts = messagesByLanguage({
  title: { en: 'QAA documents', ne: 'QAA कागजात' },
  newOne: { en: 'Add a document', ne: 'नयाँ कागजात थप्नुहोस्' },
  editOne: { en: 'Edit the document', ne: 'कागजात सच्याउनुहोस्' },
  file: { en: 'File or address (one of the two is needed)', ne: 'फाइल वा ठेगाना (एउटा चाहिन्छ)' },
  fileHint: { en: 'Choose a file here, or write an address below.', ne: 'यहाँ फाइल छान्नुहोस्, वा तल ठेगाना लेख्नुहोस्।' },
  now: {
    en: 'Now: {link}. It stays unless you choose a file or change the address.',
    ne: 'अहिले: {link}। फाइल नछाने र ठेगाना नफेरे यही रहन्छ।',
  },
  address: { en: 'Address instead of a file', ne: 'फाइलको सट्टा ठेगाना' },
  addressHint: { en: 'Such as drive.google.com/…', ne: 'जस्तै drive.google.com/…' },
} as const);

const isAddress = (link: string) => /^https?:/.test(link);

/** The label of a document for clerks: its address or the name of its file; for files without an original name, the stored name without its time. */
const linkName = ({ link, original }: QaaDocumentRecord) => (isAddress(link) ? link : original || nameOfUpload(link));

/** Documents behind the login of the quality assurance area. */
export const qaaDocumentType = recordForm({
  table: qaaDocumentTable,
  changes: qaaDocumentChanges,
  fields: qaaDocumentFields,
  texts: qaaDocumentTexts,
  path: '/qaa-documents',
  section: 'qaa',
  isPrivate: true,
  sitePage: () => '/qaa',
  ownLabels: (language) => {
    const { file, address } = qaaDocumentTexts[language];
    return { file, address };
  },
  drafted: ['address'],
  notCopied: ['linkName'],
  files: { field: 'file', isMultiple: false },
  loadOwn: (document) => ({
    fields: { address: isAddress(document.link) ? [document.link] : [], linkName: [linkName(document)] },
  }),
  formOf(entered, { draft: { fields }, before, files }) {
    const address = firstValue(fields, 'address').trim();
    const isSame = before !== null && address === firstValue(before.fields, 'address');
    return { ...entered, file: files.at(-1), address: address === '' || isSame ? undefined : address };
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

  listing: {
    page: (_view, { database }, query) =>
      pageOf(
        query,
        qaaDocumentTable.open(database).all(),
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
});
