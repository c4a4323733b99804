import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { readAddress } from '#campus-api/validation/read-fields.ts';
import { recordChanges } from '../engine/record-changes.ts';
import { qaaDocumentFields, qaaDocumentTable } from './qaa-document.ts';

/** A document of the quality assurance area: a file, or an address. */
interface QaaDocumentForm extends FormOf<typeof qaaDocumentFields> {
  file?: UploadedFile | undefined;
  address?: string | undefined;
}

export const qaaDocumentChanges = recordChanges(qaaDocumentTable, {
  noun: 'QAA document',
  firstField: 'name',
  blank: () => ({ name: '', link: '', original: null }),
  prepare(issues, { file, address }: QaaDocumentForm) {
    if (file !== undefined && address !== undefined) issues.error('file', 'either-file-or-address');
    return prepareAttachments(issues, 'file', file ? [file] : []);
  },
  read(issues, { form, before, isNew, files: { files } }) {
    const [file] = files;
    const address = form.address === undefined ? undefined : readAddress(issues, 'address', form.address);
    const link = file?.stored ?? address;
    if (isNew && !link && !form.address) issues.error('file', 'file-or-address-missing');
    return {
      ...mergeEntries(qaaDocumentFields, issues, form, before, { isNew }),
      ...(link !== undefined && { link, original: file?.original ?? null }),
    };
  },
});
