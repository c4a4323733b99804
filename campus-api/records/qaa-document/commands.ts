import { attachmentAt } from '#campus-api/cli/attachment-options.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { qaaDocumentChanges } from './changes.ts';
import { qaaDocumentFields, qaaDocumentTable } from './qaa-document.ts';

export const qaaDocumentCommands = recordCommands({
  name: 'qaa document',
  table: qaaDocumentTable,
  changes: qaaDocumentChanges,
  fields: qaaDocumentFields,
  summaries: {
    add: 'add a document to the quality assurance area',
    edit: 'edit a document',
    remove: 'remove documents with their files',
    list: 'list the documents with their ids',
  },
  options: { file: { type: 'string' }, address: { type: 'string' } },
  adding: { usage: '--file FILE | --address https://…' },
  editing: { usage: '[--file FILE | --address https://…]' },
  formOf: async ({ file, ...values }) => ({
    ...values,
    file: file === undefined ? undefined : await attachmentAt(file),
  }),
  show: ({ name, link }) => `${name}: ${link}`,
});
