import { attachmentAt } from '#campus-api/cli/attachment-options.ts';
import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { type QaaDocumentRecord, qaaDocumentFields } from './qaa-document.ts';
import { createQaaDocumentStore } from './store.ts';
import { addQaaDocument, editQaaDocument, removeQaaDocuments } from './write.ts';

const options = { ...optionsOf(qaaDocumentFields), file: { type: 'string' }, address: { type: 'string' } } as const;

export const addQaaDocumentCommand = changeCommand({
  summary: 'add a document to the quality assurance area',
  help: `qaa document add ${usageOf(qaaDocumentFields, { isNew: true })} --file FILE | --address https://…
${helpOf(qaaDocumentFields, {})}`,
  options,
  async plan({ file: path, ...form }, args) {
    takeArgs(args, 0);
    const file = path === undefined ? undefined : await attachmentAt(path);
    return {
      write: (campus) => addQaaDocument(campus, { ...form, file }),
      show: (document) => `Added:\n${showDocument(document)}`,
    };
  },
});

export const editQaaDocumentCommand = changeCommand({
  summary: 'edit a document; omitted fields are unchanged',
  help: `qaa document edit ID ${usageOf(qaaDocumentFields, { isNew: false })} [--file FILE | --address https://…]`,
  options,
  async plan({ file: path, ...form }, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const file = path === undefined ? undefined : await attachmentAt(path);
    return {
      write: (campus) => editQaaDocument(campus, id, { ...form, file }),
      show: (document) => `Changed:\n${showDocument(document)}`,
    };
  },
});

export const removeQaaDocumentsCommand = removeCommand({
  summary: 'remove documents with their files',
  help: 'qaa document remove ID …',
  remove: removeQaaDocuments,
  show: showDocument,
});

export const listQaaDocumentsCommand = listCommand({
  summary: 'list the documents with their ids',
  help: 'qaa document list',
  read: ({ database }) => createQaaDocumentStore(database).all(),
  show: showDocument,
});

function showDocument({ id, name, link }: QaaDocumentRecord): string {
  return `${String(id).padStart(4)} ${name}: ${link}`;
}
